import { randomUUID } from 'node:crypto';
import { changeCard } from '@rounds/contract/business/billing';
import { moveTestClock } from '@rounds/contract/business/billing.test-clock';
import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { createSubscription, getOrCreateSubscription } from '@rounds/contract/business/payments';
import { getReferralStats } from '@rounds/contract/business/referrals';
import { confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import Stripe from 'stripe';
import { webhookSecret } from '../../src/business/sandbox/index.ts';
import { payFor, stripeOf, testCards, typed, typedCard } from '../payments.ts';
import type { Actors } from './actors.ts';
import type { Fixture } from './fixtures.ts';

const card = typedCard(testCards.good);

/** The owner has a subscription to Student. */
export const subscribed =
  (sent?: object): Fixture =>
  async ({ server, owner }) => {
    await payFor(server, owner, 'student');
    return sent ? { body: sent } : {};
  };

/** The owner's invoice. */
export const invoice: Fixture = async ({ server, owner }) => {
  await payFor(server, owner, 'student');
  const [latest] = (await owner.client.call(listInvoices)).body;
  return { params: { id: latest!.id } };
};

/** A card saved for the owner's subscription. */
export const keptCard: Fixture = async ({ server, owner }) => {
  await payFor(server, owner, 'student');
  const { clientSecret } = (await owner.client.call(changeCard)).body;
  await server.client.call(confirmSandboxPayment, { body: { clientSecret, card } });
  return { body: { setupIntent: clientSecret.split('_secret_')[0] } };
};

/** The owner's renewal failed, and now there is a card on file that pays. */
export const overdue: Fixture = async ({ server, owner }) => {
  await payFor(server, owner, 'student');
  const stripe = stripeOf(server);
  const [held] = await server.db.run<{ id: string; customer: string }>(
    `select s.id, c.customer_id as customer from subscriptions s join payment_customers c on c.user_id = s.user_id
     where s.user_id = $1 and s.status = 'active'`,
    [owner.id],
  );
  const use = async (number: string) => {
    const { id } = await stripe.paymentMethods.create({ type: 'card', card: typed(number) });
    await stripe.paymentMethods.attach(id, { customer: held!.customer });
    await stripe.subscriptions.update(held!.id, { default_payment_method: id });
  };
  await use(testCards.failsLater);
  for (let moves = 0; moves < 3; moves += 1) {
    const { body } = await owner.client.call(moveTestClock);
    if (body.event === 'payment_failed') break;
  }
  await use(testCards.good);
  return {};
};

/** The owner's credit covers a month of Student. */
export const credited: Fixture = async (actors) => {
  await begun(actors);
  const [customer] = await actors.server.db.run<{ id: string }>(
    'select customer_id as id from payment_customers where user_id = $1',
    [actors.owner.id],
  );
  const credit = { amount: -2900, currency: 'usd' };
  await stripeOf(actors.server).customers.createBalanceTransaction(customer!.id, credit);
  return { body: { plan: 'student' } };
};

async function begun({ owner: { client } }: Actors): Promise<string> {
  return (await client.call(getOrCreateSubscription, { body: {} })).body.clientSecret;
}

/** A payment that the owner started: anybody with its secret can make it. */
export const begunPayment: Fixture = async (actors) => ({
  body: { clientSecret: await begun(actors), card },
});

/** The same, on a wallet's page. */
export const redirectedPayment: Fixture = async (actors) => ({
  body: { clientSecret: await begun(actors), method: 'cashapp', approved: true },
});

/** The same, with a card that requires 3-D Secure. */
export const askedPayment: Fixture = async (actors) => {
  const clientSecret = await begun(actors);
  const asking = { clientSecret, card: typedCard(testCards.asksAlways) };
  await actors.server.client.call(confirmSandboxPayment, { body: asking });
  return { body: { clientSecret, passed: true } };
};

/** A checkout page that the owner was sent to: anybody with its address can pay. */
export const checkoutPage =
  (sent?: object): Fixture =>
  async ({ owner: { client } }) => {
    const { body } = await client.call(createSubscription, { body: { priceId: 'price_basic_monthly' } });
    return { params: { id: body.sessionId! }, ...(sent && { body: sent }) };
  };

/** A discount code. */
export const discountCode: Fixture = async ({ server: { db, clock } }) => {
  const code = `TEST-${randomUUID().slice(0, 8)}`;
  await db.run(
    `insert into discount_codes (code, description, discount_type, discount_value, valid_from)
     values ($1, '', 'percentage', 25, $2)`,
    [code, clock.now()],
  );
  return { body: { code } };
};

/** The owner's referral code. */
export const ownersCode: Fixture = async ({ owner: { client } }) => ({
  body: { code: (await client.call(getReferralStats)).body.referralCode },
});

/** A signed event. */
export const signedEvent: Fixture = async ({ server }) => {
  const timestamp = Math.floor(server.clock.now().getTime() / 1000);
  const id = `evt_${randomUUID()}`;
  const body = {
    id,
    object: 'event',
    livemode: false,
    type: 'customer.created',
    created: timestamp,
    data: { object: { id } },
  };
  const secret = await webhookSecret(server);
  const payload = JSON.stringify(body);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body, headers: { 'stripe-signature': signature } };
};
