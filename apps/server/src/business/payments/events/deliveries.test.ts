import {
  createPaymentIntent,
  createSubscription,
  getOrCreateSubscription,
} from '@rounds/contract/business/payments';
import { getReferralStats, setReferrer } from '@rounds/contract/business/referrals';
import { confirmSandboxPayment, paySandboxSession } from '@rounds/contract/business/sandbox';
import Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../../testing/client.ts';
import { onServerOf } from '../../../../testing/app.ts';
import { buildUser } from '../../../../testing/factories.ts';
import { stripeOf, testCards, typedCard } from '../../../../testing/payments.ts';
import { ledgerDiscrepancies } from '../../ledger/index.ts';
import { webhookSecret } from '../../sandbox/index.ts';

const learners = 24;
const events = 200;
const copies = 5;
const atOnce = 20;

/** Reproducible pseudo-random numbers from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

onServerOf('postgres', `${events * copies} deliveries of ${events} events`, (server) => {
  let payloads: string[] = [];

  /** Learners buy in every way, and some get refunds; no event of these has been delivered yet. */
  beforeAll(async () => {
    const stripe = stripeOf(server);
    const card = typedCard(testCards.good);
    const confirm = (clientSecret: string, number: string = testCards.good) =>
      server.client.call(confirmSandboxPayment, { body: { clientSecret, card: typedCard(number) } });
    const people: { readonly id: number; readonly client: Client }[] = [];
    for (let count = 0; count < learners; count += 1) {
      const { id, token } = await buildUser(server.db, server.clock.now());
      people.push({ id, client: server.client.as(token) });
    }
    const [referrer] = people;
    // Paying with the referrer's own card earns nothing, and one card earns one reward, so each of these has its own.
    const ownCards = new Map(
      [0, 15, 20].map((place, month) => [people[place]?.client, { ...card, expMonth: 9 + month }]),
    );
    const { referralCode } = (await referrer!.client.call(getReferralStats)).body;
    const ways: ((client: Client) => Promise<unknown>)[] = [
      async (client) => {
        const { body } = await client.call(getOrCreateSubscription, { body: { plan: 'student' } });
        const used = ownCards.get(client) ?? card;
        return server.client.call(confirmSandboxPayment, { body: { ...body, card: used } });
      },
      async (client) => {
        const { body } = await client.call(createPaymentIntent, { body: { amount: 19.99 } });
        return confirm(body.clientSecret);
      },
      async (client) => {
        const { body } = await client.call(createSubscription, { body: { priceId: 'price_basic_monthly' } });
        return server.client.call(paySandboxSession, { params: { id: body.sessionId! }, body: { card } });
      },
      async (client) => {
        const { body } = await client.call(getOrCreateSubscription, { body: {} });
        return confirm(body.clientSecret, testCards.disputed);
      },
      async (client) => {
        const { body } = await client.call(getOrCreateSubscription, { body: {} });
        await confirm(body.clientSecret, testCards.declined);
        return confirm(body.clientSecret);
      },
    ];
    for (const [index, { client }] of people.entries()) {
      if (index === 15 || index === 20) await client.call(setReferrer, { body: { code: referralCode } });
      await ways[index % ways.length]!(client);
    }
    const paid = await stripe.charges.list({ limit: 100 });
    for (const [index, { payment_intent, disputed, paid: isPaid }] of paid.data.entries()) {
      if (!isPaid || disputed || index % 3 !== 0 || typeof payment_intent !== 'string') continue;
      const whole = index % 2 === 0;
      await stripe.refunds.create({ payment_intent, ...(!whole && { amount: 500 }) });
    }
    const disputes = await stripe.disputes.list({ limit: 100 });
    for (const [index, { id }] of disputes.data.entries()) {
      const evidence = { uncategorized_text: index % 2 === 0 ? 'winning_evidence' : 'losing_evidence' };
      if (index > 1) await stripe.disputes.update(id, { evidence });
    }
    await server.db.run('update sandbox_deliveries set delivered_at = now()');
    server.jobs.enqueued.splice(0);
    const rows = await server.db.run<{ payload: string }>(
      `select data::text as payload from sandbox_objects where kind = 'event'
       and data->>'type' ~ '^(customer.subscription|invoice|payment_intent|charge|refund|checkout)'
       order by number desc limit ${events}`,
    );
    payloads = rows.map(({ payload }) => payload).reverse();
    expect(payloads).toHaveLength(events);
  }, 120_000);

  async function deliver(payload: string, secret: string): Promise<void> {
    const timestamp = Math.floor(server.clock.now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const { status } = await server.client.send('POST', '/api/webhooks/stripe', {
      body: payload,
      headers: { 'stripe-signature': signature },
    });
    expect(status).toBe(200);
  }

  const runJobs = () => {
    const jobs = server.jobs.enqueued.splice(0);
    return Promise.all(jobs.map(({ name, data }) => server.jobs.run(name, data)));
  };

  /** Delivers this many at once, while earlier ones are being processed. */
  async function deliverAll(queue: readonly string[], abreast: number): Promise<void> {
    const secret = await webhookSecret(server);
    for (let start = 0; start < queue.length; start += abreast) {
      const batch = queue.slice(start, start + abreast);
      // A job runs once its transaction is over, as in the real queue.
      const waiting = runJobs();
      await Promise.all([waiting, ...batch.map((payload) => deliver(payload, secret))]);
    }
    while (server.jobs.enqueued.length > 0) await runJobs();
  }

  /** Everything that payments lead to, except numbers that depend on the order of writing. */
  async function state() {
    const tables = {
      users: `select id, subscription_tier from users order by id`,
      orders: `select reference, status, settled_at from payment_orders order by reference`,
      subscriptions: `select id, status, price_id, current_period_end, ended_at from subscriptions order by id`,
      invoices: `select reference, user_id, payment_intent_id, amount_cents, credit_cents, refunded_cents, dispute,
        disputed_cents, status, paid_at from payment_invoices order by reference`,
      grants: `select user_id, tier, source, source_id, starts_at, ends_at from plan_grants order by source, source_id`,
      entries: `select booked_for, account, amount from ledger_entries order by booked_for, account`,
      revenue: `select user_id, transaction_type, amount, booked_for, status from revenue_transactions order by booked_for`,
      rewards: `select referral_id, reward_cents, payment_reference, is_processed, taken_back_at from referral_rewards
        order by referral_id`,
    };
    const rows = {} as Record<keyof typeof tables, unknown>;
    for (const name of Object.keys(tables) as (keyof typeof tables)[])
      rows[name] = await server.db.run(tables[name]);
    const mails = server.mailer.sent.splice(0).map(({ to, subject }) => `${to} ${subject}`);
    return { ...rows, receipts: mails.filter((mail) => mail.includes('receipt')).sort() };
  }

  /** Resets to before any delivery. The gateway stays as it is. */
  async function forget(): Promise<void> {
    await server.db
      .run(`truncate payment_events, payment_invoices, payment_refunds, subscriptions, plan_grants, ledger_entries,
      revenue_transactions, referral_rewards restart identity`);
    await server.db.run(`update users set subscription_tier = 'free'`);
    await server.db.run(`update payment_orders set status = 'open', settled_at = null`);
  }

  it('have the same result as the events in order, each once, even when concurrent', async () => {
    await deliverAll(payloads, 1);
    const inOrder = await state();
    expect(inOrder.rewards).toHaveLength(2);
    expect(inOrder.receipts.length).toBeGreaterThan(15);
    expect(await ledgerDiscrepancies(server.db)).toEqual([]);
    await forget();
    const many = Array.from({ length: copies }, () => payloads).flat();
    await deliverAll(shuffled(many, seeded(2026)), atOnce);
    expect(await state()).toEqual(inOrder);
    expect(await ledgerDiscrepancies(server.db)).toEqual([]);
    const [total] = await server.db.run('select sum(amount)::text as total from ledger_entries');
    expect(total).toEqual({ total: '0.00' });
    expect(await server.db.run('select id from payment_events')).toHaveLength(events);
  }, 120_000);
});
