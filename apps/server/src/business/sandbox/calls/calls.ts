import { z } from 'zod';
import { invalid } from '../objects/faults.rules.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import type { StripeObject } from '../objects/objects.rules.ts';

/** A call's input: the ids in its path, and its parameters by their schema. */
interface Given<Params> {
  readonly id: string;
  readonly params: Params;
}

export interface GatewayCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly pattern: RegExp;
  readonly answer: (ledger: Ledger, id: string, form: object, pageOf: PageOf) => Promise<object>;
}

/** The address of a checkout session's page. */
export type PageOf = (sessionId: string) => string;

export const Text = z.string().max(5000);
export const Whole = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
export const Flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const Metadata = z.record(z.string(), Text);
/** The form of an absent object: the SDK sends nothing for it. */
export const blank = z.literal('').transform(() => null);

/**
 * Declares a call in Stripe's notation: `POST /v1/invoices/:id/void`. Unknown parameters are rejected, as Stripe does.
 */
export function call<Shape extends z.ZodRawShape>(
  named: `${GatewayCall['method']} /v1/${string}`,
  shape: Shape,
  answer: (ledger: Ledger, given: Given<z.output<z.ZodObject<Shape>>>, pageOf: PageOf) => Promise<object>,
): GatewayCall {
  const [method, path] = named.split(' ') as [GatewayCall['method'], string];
  const pattern = new RegExp(`^${path.replace(':id', '([\\w-]+)')}$`);
  const schema = z.strictObject({ ...shape, expand: z.array(Text).optional() });
  return {
    method,
    pattern,
    answer: (ledger, id, form, pageOf) => {
      const parsed = schema.safeParse(form);
      if (!parsed.success) throw refusedParameter(parsed.error);
      return answer(ledger, { id, params: parsed.data as z.output<z.ZodObject<Shape>> }, pageOf);
    },
  };
}

function refusedParameter({ issues: [issue] }: z.ZodError): Error {
  if (issue?.code === 'unrecognized_keys') {
    const param = issue.keys[0] ?? '';
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const [first = '', ...rest] = (issue?.path ?? []).map(String);
  const param = first + rest.map((part) => `[${part}]`).join('');
  return issue?.code === 'invalid_type' && issue.message.includes('undefined')
    ? invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : invalid(`Invalid ${param}.`, { param });
}

/** Replaces ids with objects, as `expand` asks: "latest_invoice.confirmation_secret", "data.customer". */
export async function expand(ledger: Ledger, object: object, path: readonly string[]): Promise<object> {
  const [field, ...rest] = path;
  if (field === undefined) return object;
  const value = (object as Record<string, unknown>)[field];
  if (field === 'data' && Array.isArray(value))
    return { ...object, data: await Promise.all(value.map((item: object) => expand(ledger, item, rest))) };
  const inner =
    field === 'confirmation_secret' ? await secretOf(ledger, object) : await lookUp(ledger, field, value);
  return { ...object, [field]: inner && (await expand(ledger, inner, rest)) };
}

const kindByField = {
  latest_invoice: 'invoice',
  customer: 'customer',
  payment_intent: 'payment_intent',
  subscription: 'subscription',
  latest_charge: 'charge',
  charge: 'charge',
  payment_method: 'payment_method',
  default_payment_method: 'payment_method',
  invoice: 'invoice',
} as const;

async function lookUp(ledger: Ledger, field: string, value: unknown): Promise<object | null> {
  if (typeof value === 'object') return value;
  if (!Object.hasOwn(kindByField, field) || typeof value !== 'string')
    throw invalid(`This property cannot be expanded (${field}).`);
  return ledger.get(kindByField[field as keyof typeof kindByField], value);
}

async function secretOf(ledger: Ledger, invoice: object): Promise<object | null> {
  const { payments } = invoice as { payments: { data: { payment: { payment_intent: string } }[] } };
  const [first] = payments.data;
  if (!first) return null;
  const { client_secret } = await ledger.get('payment_intent', first.payment.payment_intent);
  return { client_secret, type: 'payment_intent' };
}

/** Stripe's answer after a deletion. */
export const deleted = ({ id, object }: StripeObject) => ({ id, object, deleted: true });
