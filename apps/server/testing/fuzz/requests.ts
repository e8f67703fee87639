import type { Endpoint } from '@rounds/contract/endpoint';
import fc from 'fast-check';
import type { Sample } from '../access/fixtures.ts';
import type { RawRequest } from '../client.ts';
import { type Json, schemaOf, valueOf } from './values.ts';
import { encoded, headers, latin1, corrupted } from './wire.ts';

export const callers = ['nobody', 'stranger', 'member', 'owner', 'demo'] as const;
export type Caller = (typeof callers)[number];

/** Stands for what the fixture creates, which is created again when a call has used it up. */
const given = '\u0002given';

type Kind = 'params' | 'query' | 'body';
type Fields = Readonly<Record<string, unknown>>;

/** A request before its fixture exists. */
export interface Plan {
  readonly caller: Caller;
  readonly params: Fields;
  readonly query: Fields;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** How to corrupt the serialized body: a name from `corrupted`. */
  readonly corruptedBy: string;
  /** The path takes text as it is, so it may lead elsewhere. */
  readonly isRaw: boolean;
}

function fieldsOf(schema: Json, wildness: number, sample: Sample[Kind]): fc.Arbitrary<Fields> {
  const object = [schema, ...(schema.anyOf ?? [])].find((one) => one.type === 'object') as Json;
  const has = (name: string) => typeof sample === 'object' && sample !== null && name in sample;
  const fields = Object.entries(object.properties ?? {}).map(([name, inner]) => {
    const value = valueOf(inner as Json, wildness, name);
    const weight = has(name) ? 6 : 0;
    return [
      name,
      fc.oneof({ weight, arbitrary: fc.constant(given) }, { weight: 2, arbitrary: value }),
    ] as const;
  });
  const requiredKeys = wildness > 0.5 ? [] : (object.required ?? []);
  const record = fc.record(Object.fromEntries(fields), { requiredKeys });
  const extra = fc.dictionary(
    fc.constantFrom('id', 'isAdmin', 'userId', 'xp', 'constructor'),
    fc.constant(1),
  );
  return fc.tuple(record, extra).map(([fits, more]) => ({ ...more, ...fits }));
}

const nothing = fc.constant({});

function bodyOf(endpoint: Endpoint | undefined, wildness: number, sample: unknown): fc.Arbitrary<unknown> {
  if (!endpoint?.body) return fc.constant(undefined);
  const schema = schemaOf(endpoint.body);
  return fc.oneof(
    { weight: 15, arbitrary: fieldsOf(schema, wildness, sample) },
    { weight: wildness > 0.1 ? 1 : 0, arbitrary: valueOf(schema, 1) },
  );
}

/** Requests to an endpoint: valid ones, ones with a few errors, and wild ones. */
export function plansOf(
  endpoint: Endpoint | undefined,
  params: Json | null,
  sample: Sample,
): fc.Arbitrary<Plan> {
  const ofWildness = (wildness: number): fc.Arbitrary<Plan> =>
    fc.record({
      caller: fc.constantFrom(...callers, 'owner', 'owner'),
      params: params ? fieldsOf(params, wildness, sample.params) : nothing,
      query: endpoint?.query ? fieldsOf(schemaOf(endpoint.query), wildness, sample.query) : nothing,
      // A form is sent unchanged: its contents have tests of their own.
      body: typeof sample.body === 'string' ? fc.constant(given) : bodyOf(endpoint, wildness, sample.body),
      headers: headers(wildness),
      corruptedBy: fc.oneof(
        { weight: Math.round(100 - 30 * wildness), arbitrary: fc.constant('nothing') },
        { weight: Math.round(30 * wildness), arbitrary: fc.constantFrom(...Object.keys(corrupted)) },
      ),
      isRaw: wildness > 0.5 ? fc.boolean() : fc.constant(false),
    });
  return fc.oneof(
    { weight: 4, arbitrary: ofWildness(0) },
    { weight: 4, arbitrary: ofWildness(0.15) },
    { weight: 2, arbitrary: ofWildness(0.7) },
  );
}

/** The plan that consists of the fixture alone. */
export function faithful(sample: Sample, caller: Caller): Plan {
  const marked = (part: unknown): Record<string, unknown> =>
    Object.fromEntries(Object.keys(part ?? {}).map((name) => [name, given]));
  const { params, query, body } = sample;
  const parts = {
    params: marked(params),
    query: marked(query),
    body: body === undefined ? undefined : typeof body === 'string' ? given : marked(body),
  };
  return { caller, ...parts, headers: {}, corruptedBy: 'nothing', isRaw: false };
}

/** Whether the address leads to the endpoint, whatever it contains. */
export const leadsThere = ({ isRaw, params }: Plan): boolean =>
  !isRaw &&
  Object.values(params).every(
    (value) => !/^(\.{0,2}|keys|issuer|stats|names|current|won)$/.test(String(value)),
  );

function filledIn(part: unknown, sample: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const source = (sample ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, value === given ? source[name] : value]),
  );
}

/** The request as sent over the wire. */
export function requestOf(
  method: string,
  path: string,
  plan: Plan,
  sample: Sample,
  token?: string,
): RawRequest {
  const params = filledIn(plan.params, sample.params) as Fields;
  const query = filledIn(plan.query, sample.query) as Fields;
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const write = (value: unknown) => encoded(value === undefined ? '' : asText(value), plan.isRaw);
  const place = path.replace(/:(\w+)/g, (_, name: string) => write(params[name]));
  const search = Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => `${write(name)}=${write(one)}`))
    .join('&');
  const isForm = plan.body === given && typeof sample.body === 'string';
  const filled = isForm ? sample.body : JSON.stringify(filledIn(plan.body, sample.body));
  const json = plan.body === undefined ? undefined : filled;
  const payload = json === undefined ? undefined : corrupted[plan.corruptedBy]!(json);
  return {
    method,
    // Node accepts headers up to 16 KB.
    url: `${place}${search && `?${search}`}`.slice(0, 7000),
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...sample.headers,
      ...Object.fromEntries(Object.entries(plan.headers).map(([name, value]) => [name, latin1(value)])),
    },
    ...(payload !== undefined && { payload }),
  };
}
