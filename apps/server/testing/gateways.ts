import Stripe from 'stripe';
import type { TestServer } from './app.ts';
import { stripeOf, typed } from './payments.ts';

/** A gateway for the contract tests, through Stripe's SDK. */
interface TestedGateway {
  readonly name: string;
  readonly stripe: (server: TestServer) => Stripe;
  /** A payment method that is accepted, or declined. */
  readonly method: (stripe: Stripe, kind: 'good' | 'declined') => Promise<string>;
}

/**
 * The key of Stripe's test mode, if the tests were given one; else null.
 * @throws Error for any other key: tests charge, refund and delete
 */
export function testKeyIn(environment: Readonly<Record<string, string | undefined>>): string | null {
  const key = environment['STRIPE_SECRET_KEY'];
  if (!key) return null;
  if (!/^(sk|rk)_test_/.test(key))
    throw new Error(
      'STRIPE_SECRET_KEY is not a key of test mode (sk_test_… or rk_test_…). Tests never use another.',
    );
  return key;
}

const numbers = { good: '4242424242424242', declined: '4000000000000002' } as const;
const sandbox: TestedGateway = {
  name: 'the sandbox',
  stripe: stripeOf,
  method: async (stripe, kind) =>
    (await stripe.paymentMethods.create({ type: 'card', card: typed(numbers[kind]) })).id,
};

/** Stripe accepts no card numbers from servers; its own test methods stand in for them. */
const tokens = { good: 'pm_card_visa', declined: 'pm_card_visa_chargeDeclined' } as const;
const testMode = (key: string): TestedGateway => ({
  name: 'Stripe’s test mode',
  stripe: () => new Stripe(key, { telemetry: false, maxNetworkRetries: 2 }),
  method: (_stripe, kind) => Promise.resolve(tokens[kind]),
});

/** The sandbox, and Stripe's test mode if there is a key. */
export function gatewaysFor(key: string | null): readonly TestedGateway[] {
  return key === null ? [sandbox] : [sandbox, testMode(key)];
}
