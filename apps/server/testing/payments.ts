import Stripe from 'stripe';
import { sandboxFetch } from '../src/business/sandbox/index.ts';
import { getOrCreateSubscription } from '@rounds/contract/business/payments';
import { confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import type { TestServer } from './app.ts';
import type { Learner } from './factories.ts';

/** Stripe's own SDK, connected to the sandbox of a test's server. */
export function stripeOf({ db, clock, jobs }: Pick<TestServer, 'db' | 'clock' | 'jobs'>): Stripe {
  const deps = { db, clock, jobs, publicUrl: () => 'http://rounds.test' };
  return new Stripe('sk_test_sandbox', {
    httpClient: Stripe.createFetchHttpClient(sandboxFetch(deps)),
    telemetry: false,
    maxNetworkRetries: 0,
  });
}

/** Test cards, by their behavior. */
export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  failsLater: '4000000000000341',
  asksOnce: '4000002500003155',
  asksAlways: '4000002760003184',
  asksAndDeclines: '4000008400001629',
  disputed: '4000000000000259',
} as const;

export const typed = (number: string) => ({ number, exp_month: 12, exp_year: 2030, cvc: '123' });

/** A card in our API's form. */
export const typedCard = (number: string) => ({ number, expMonth: 12, expYear: 2030, cvc: '123' });

/** Runs everything that follows from a payment: scheduled work, all deliveries, and their jobs. */
export async function settle({ jobs, clock }: Pick<TestServer, 'jobs' | 'clock'>): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await jobs.run('sandbox.tick');
    await jobs.runAll();
    clock.advance({ seconds: 25 });
  }
}

/** Pays for a plan from the plans screen. */
export async function payFor(
  server: TestServer,
  { client }: Pick<Learner, 'client'>,
  plan: 'student' | 'professional',
): Promise<void> {
  const { body } = await client.call(getOrCreateSubscription, { body: { plan } });
  const card = typedCard(testCards.good);
  await server.client.call(confirmSandboxPayment, { body: { clientSecret: body.clientSecret, card } });
  await settle(server);
}
