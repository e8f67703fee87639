import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { getOrCreateSubscription } from '@rounds/contract/business/payments';
import { getSubscription } from '@rounds/contract/business/billing';
import { getPlan } from '@rounds/contract/business/plans';
import { confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { payFor, settle, testCards, typedCard } from '../../../../testing/payments.ts';
import { webhookSecret } from '../../sandbox/index.ts';
import { describeEvents, replayEvent } from './events.service.ts';

onServer('the webhook', (server) => {
  const seconds = () => Math.floor(server.clock.now().getTime() / 1000);
  const post = (payload: string, signature: string) =>
    server.client.send('POST', '/api/webhooks/stripe', {
      body: payload,
      headers: { 'stripe-signature': signature },
    });
  const sign = async (payload: string, timestamp = seconds(), secret?: string) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      timestamp,
      secret: secret ?? (await webhookSecret(server)),
    });
  const eventsKept = () => server.db.run('select id from payment_events order by id');

  /** Pays, and returns the resulting events, none of which has been delivered. */
  async function paidUndelivered(): Promise<{ learner: Learner; events: string[] }> {
    await settle(server);
    const learner = await registerLearner(server);
    const { body } = await learner.client.call(getOrCreateSubscription, { body: {} });
    const card = typedCard(testCards.good);
    await server.client.call(confirmSandboxPayment, { body: { clientSecret: body.clientSecret, card } });
    server.jobs.enqueued.splice(0);
    await server.db.run('update sandbox_deliveries set delivered_at = now() where delivered_at is null');
    const rows = await server.db.run<{ payload: string }>(
      `select o.data::text as payload from sandbox_objects o join payment_customers c on c.customer_id = o.customer
       where o.kind = 'event' and c.user_id = $1 and o.data->>'type' ~ '^(customer.subscription|invoice|payment_intent)'
       order by o.number`,
      [learner.user.id],
    );
    return { learner, events: rows.map(({ payload }) => payload) };
  }

  /** Everything that a payment leads to. */
  async function outcome({ client, user, email }: Learner) {
    const [booked] = await server.db.run<{ n: number; cents: number }>(
      `select count(*)::int as n, (sum(amount) * 100)::int as cents from revenue_transactions where user_id = $1`,
      [user.id],
    );
    const grants = await server.db.run('select tier from plan_grants where user_id = $1', [user.id]);
    return {
      tier: (await client.call(getPlan)).body.subscriptionTier,
      status: (await client.call(getSubscription)).body?.status,
      invoices: (await client.call(listInvoices)).body.map(({ amount, status }) => [amount, status]),
      booked,
      grants,
      receipts: server.mailer.sent.filter(({ to, subject }) => to === email && subject.includes('receipt'))
        .length,
    };
  }
  const paid = {
    tier: 'professional',
    status: 'active',
    invoices: [[89, 'paid']],
    booked: { n: 1, cents: 8900 },
    grants: [{ tier: 'professional' }],
    receipts: 1,
  };
  const deliver = async (payload: string) => {
    expect((await post(payload, await sign(payload))).status).toBe(200);
  };

  describe('has the same result', () => {
    it('whatever the order of events, each twice', async () => {
      for (const turn of [0, 1, 2, 3]) {
        const { learner, events } = await paidUndelivered();
        expect(events.length).toBeGreaterThan(5);
        const turned = [...events.slice(turn), ...events.slice(0, turn)];
        const order = turn % 2 === 0 ? turned.reverse() : turned;
        for (const payload of [...order, ...order]) await deliver(payload);
        await server.jobs.runAll((jobs) => jobs.reverse());
        expect(await outcome(learner), `turn ${turn}`).toEqual(paid);
      }
    });

    it('from each event alone: every one of them is enough', async () => {
      const { learner, events } = await paidUndelivered();
      const last = events.findLast((payload) => payload.includes('"invoice.paid"'))!;
      await deliver(last);
      await server.jobs.runAll();
      expect(await outcome(learner)).toEqual(paid);
    });

    it('however often an event is delivered, at once and later', async () => {
      const { learner, events } = await paidUndelivered();
      for (const payload of events) await Promise.all(Array.from({ length: 10 }, () => deliver(payload)));
      const before = (await eventsKept()).length;
      await server.jobs.runAll();
      server.clock.advance({ days: 1 });
      for (const payload of events) await deliver(payload);
      expect((await eventsKept()).length).toBe(before);
      await server.jobs.runAll();
      expect(await outcome(learner)).toEqual(paid);
    });

    it('when events are processed concurrently', async () => {
      const { learner, events } = await paidUndelivered();
      for (const payload of events) await deliver(payload);
      const jobs = server.jobs.enqueued.splice(0);
      await Promise.all(jobs.map(({ name, data }) => server.jobs.run(name, data)));
      await server.jobs.runAll();
      expect(await outcome(learner)).toEqual(paid);
    });

    it('when its events are replayed', async () => {
      const { learner, events } = await paidUndelivered();
      const before = (await eventsKept()).length;
      for (const payload of events) await deliver(payload);
      await server.jobs.runAll();
      const kept = (await server.db.run<{ id: number; event_id: string }>(
        'select id, event_id from payment_events order by id',
      )) as { id: number; event_id: string }[];
      // By our number, or by the provider's id.
      for (const [place, { id, event_id }] of kept.slice(before).entries())
        expect((await replayEvent(server.db, place % 2 === 0 ? `#${id}` : event_id)).ok).toBe(true);
      expect(await describeEvents(server.db)).toContain('waiting');
      server.clock.advance({ minutes: 3 });
      await server.jobs.run('payments.catch-up');
      await server.jobs.runAll();
      expect(await describeEvents(server.db)).not.toContain('waiting');
      expect(await outcome(learner)).toEqual(paid);
      expect(await replayEvent(server.db, '2000000000')).toMatchObject({ ok: false });
    });
  });

  it('processes events whose jobs were lost', async () => {
    const { learner, events } = await paidUndelivered();
    for (const payload of events) await deliver(payload);
    server.jobs.enqueued.splice(0);
    server.clock.advance({ minutes: 3 });
    await server.jobs.run('payments.catch-up');
    await server.jobs.runAll();
    expect(await outcome(learner)).toEqual(paid);
  });

  it('does not trust an event’s content, only that something has changed', async () => {
    const learner = await registerLearner(server);
    await payFor(server, learner, 'student');
    const [row] = await server.db.run<{ id: string }>('select id from subscriptions where user_id = $1', [
      learner.user.id,
    ]);
    const object = { id: row!.id, object: 'subscription', status: 'canceled', items: { data: [] } };
    await deliver(
      JSON.stringify({
        id: 'evt_odd',
        object: 'event',
        livemode: false,
        type: 'customer.subscription.updated',
        created: seconds(),
        data: { object },
      }),
    );
    await server.jobs.runAll();
    expect((await learner.client.call(getSubscription)).body).toMatchObject({
      status: 'active',
      tier: 'student',
    });
  });

  describe('rejects', () => {
    const event = (id: string) =>
      JSON.stringify({
        id,
        object: 'event',
        livemode: false,
        type: 'invoice.paid',
        created: 1,
        data: { object: { id: 'in_1' } },
      });

    it.each([
      ['without a signature', async (payload: string) => [payload, '']],
      [
        'with a signature of another',
        async (payload: string) => [payload, await sign(payload, seconds(), 'whsec_other')],
      ],
      ['that is 301 seconds old', async (payload: string) => [payload, await sign(payload, seconds() - 301)]],
      [
        'with a byte changed',
        async (payload: string) => [payload.replace('in_1', 'in_2'), await sign(payload)],
      ],
      ['with a blank added', async (payload: string) => [`${payload} `, await sign(payload)]],
      ['with a signature that is none', async (payload: string) => [payload, 't=1,v1=00']],
    ])('%s', async (what, make) => {
      const before = await eventsKept();
      const [payload = '', signature = ''] = await make(event(`evt_${what}`));
      const { status, failure } = await post(payload, signature);
      expect([status, failure.code]).toEqual([400, 'webhook_invalid']);
      expect(await eventsKept()).toEqual(before);
      expect(server.jobs.enqueued).toEqual([]);
    });

    it('but events up to 299 seconds old, even for unknown objects', async () => {
      const payload = event('evt_unknown');
      expect((await post(payload, await sign(payload, seconds() - 299))).status).toBe(200);
      expect(server.jobs.enqueued).toHaveLength(1);
      await server.jobs.runAll();
      expect(await describeEvents(server.db)).not.toContain('waiting');
    });
  });
});
