import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Sql } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { installationKey } from '../../../platform/installation-keys.ts';
import type { ServiceDeps } from '../../../platform/service-deps.ts';
import { type PageOf, expand } from './calls.ts';
import { billingCalls } from './calls.billing.ts';
import { customerCalls } from './calls.customers.ts';
import { paymentCalls } from './calls.payments.ts';
import { planDelivery } from '../deliveries/deliveries.service.ts';
import { Fault, keyReused, unknownRoute } from '../objects/faults.rules.ts';
import { readForm } from './form.rules.ts';
import { Ledger } from '../objects/ledger.service.ts';
import { withOtherFields } from '../objects/other-fields.rules.ts';
import * as queries from '../sandbox.queries.ts';

export interface SandboxDeps extends ServiceDeps {
  readonly jobs: Jobs;
  readonly publicUrl: () => string;
}

const calls = [...customerCalls, ...paymentCalls, ...billingCalls];

export interface GatewayRequest {
  readonly method: string;
  /** With the query: "/v1/prices?limit=1". */
  readonly url: string;
  readonly body?: string;
  readonly idempotencyKey?: string | undefined;
}
export interface GatewayAnswer {
  readonly status: number;
  readonly body: string;
}

/** The key for card fingerprints. Ask for it before a transaction: it opens its own. */
async function fingerprintKey(deps: SandboxDeps): Promise<string> {
  const { key } = await installationKey(deps, 'sandbox-fingerprints', () => ({
    key: randomBytes(32).toString('base64url'),
  }));
  return key;
}

/** Opens everything that the gateway holds, for a change. */
function openLedger(tx: Sql, deps: SandboxDeps, key: string): Ledger {
  return new Ledger({
    tx,
    fingerprintOf: (traits) => createHmac('sha256', key).update(traits).digest('base64url').slice(0, 16),
    now: Math.floor(deps.clock.now().getTime() / 1000),
    random: () => randomBytes(12).toString('hex'),
    emitted: (inner, event) => planDelivery(inner, deps, event.id),
  });
}

/**
 * Exclusive work that changes what the gateway holds. A card failure keeps the changes; any other failure undoes them.
 */
export async function inGateway<T>(deps: SandboxDeps, work: (ledger: Ledger) => Promise<T>): Promise<T> {
  const fingerprints = await fingerprintKey(deps);
  const done = await deps.db.transaction(async (tx) => {
    await queries.lockGateway(tx);
    try {
      return { value: await work(openLedger(tx, deps, fingerprints)) };
    } catch (error) {
      if (error instanceof Fault && error.keeps) return { error };
      throw error;
    }
  });
  if ('error' in done) throw done.error;
  return done.value;
}

/** The address of a session's page, which the client serves. */
const pageIn =
  ({ publicUrl }: Pick<SandboxDeps, 'publicUrl'>): PageOf =>
  (id) =>
    `${publicUrl()}/sandbox/checkout/${id}`;

/** Answers a request as Stripe's REST API would. */
async function answer(deps: SandboxDeps, request: GatewayRequest): Promise<GatewayAnswer> {
  const { idempotencyKey: key, method, url, body = '' } = request;
  if (method === 'GET' || key === undefined)
    return settle(() => inGateway(deps, (it) => run(deps, it, request)));
  const requestHash = createHash('sha256').update(`${method} ${url} ${body}`).digest('hex');
  const fingerprints = await fingerprintKey(deps);
  return settle(() =>
    deps.db.transaction(async (tx) => {
      await queries.lockGateway(tx);
      const known = await queries.selectOptionalAnswer(tx, key);
      if (known && known.requestHash !== requestHash) throw keyReused(key);
      if (known) return known;
      const made = await settle(() => run(deps, openLedger(tx, deps, fingerprints), request), true);
      await queries.saveAnswer(tx, { key, requestHash, ...made, now: deps.clock.now() });
      return made;
    }),
  );
}

/** Turns a fault into an answer. @param keptOnly rethrows those that undo the work */
async function settle(work: () => Promise<GatewayAnswer>, keptOnly = false): Promise<GatewayAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fault) || (keptOnly && !error.keeps)) throw error;
    return { status: error.status, body: write({ error: error.body }) };
  }
}

async function run(
  deps: SandboxDeps,
  ledger: Ledger,
  { method, url, body = '' }: GatewayRequest,
): Promise<GatewayAnswer> {
  const [path = '', query = ''] = url.split('?');
  const form = readForm(body === '' ? query : body);
  for (const call of calls) {
    const match = call.method === method ? call.pattern.exec(path) : null;
    if (!match) continue;
    let object = await call.answer(ledger, match[1] ?? '', form, pageIn(deps));
    const wanted = Array.isArray(form['expand']) ? form['expand'] : [];
    for (const one of wanted.filter((path) => typeof path === 'string'))
      object = await expand(ledger, object, one.split('.'));
    return { status: 200, body: write(object) };
  }
  throw unknownRoute(method, path);
}

/** Only we need what a session sells. */
const write = (object: object): string =>
  JSON.stringify(object, (name, value: unknown) => (name === 'sandbox' ? undefined : withOtherFields(value)));

/** The gateway as the SDK's HTTP client: no port, no network, and the same in every process. */
export function sandboxFetch(deps: SandboxDeps): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init?.headers);
    const { status, body } = await answer(deps, {
      method: init?.method ?? 'GET',
      url: pathname + search,
      ...(typeof init?.body === 'string' && { body: init.body }),
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
    });
    return new Response(body, {
      status,
      headers: { 'content-type': 'application/json', 'request-id': 'req_sandbox' },
    });
  };
}
