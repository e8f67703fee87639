import { getSubscription, startOnCredit } from '@rounds/contract/business/billing';
import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { createSubscription, getOrCreateSubscription } from '@rounds/contract/business/payments';
import { getPlan } from '@rounds/contract/business/plans';
import { confirmSandboxPayment, paySandboxSession } from '@rounds/contract/business/sandbox';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { settle, stripeOf, testCards, typedCard } from '../../../../testing/payments.ts';
import { addCode } from '../../codes/codes.commands.ts';
import { ledgerDiscrepancies } from '../../ledger/index.ts';

onBothServers('a canceled order', (server) => {
  const begin = async ({ client }: Learner, plan: 'student' | 'professional') =>
    (await client.call(getOrCreateSubscription, { body: { plan } })).body.clientSecret;
  const pay = (clientSecret: string) =>
    server.client.call(confirmSandboxPayment, {
      body: { clientSecret, card: typedCard(testCards.good) },
    });
  const planOf = async ({ client }: Learner) => (await client.call(getPlan)).body.subscriptionTier;
  const invoicesOf = async ({ client }: Learner) => (await client.call(listInvoices)).body;
  /** Payments, then pending refunds, and what follows from those. */
  async function settleAll(): Promise<void> {
    await settle(server);
    await server.jobs.run('payments.catch-up');
    await settle(server);
  }
  /** What can still be paid at the gateway although its order isn't open here. */
  const payable = () =>
    server.db.run(
      `select o.id from sandbox_objects o
       where o.kind in ('checkout.session', 'subscription') and o.data ->> 'status' in ('open', 'incomplete')
         and not exists (select from payment_orders p where p.reference = o.id and p.status = 'open')`,
    );

  it('can no longer be paid, however many browsers start something else at the same time', async () => {
    const { client } = await registerLearner(server);
    const send = async (path: string, body: object) => (await client.send('POST', path, { body })).status;
    for (let round = 0; round < 6; round += 1) {
      const statuses = await Promise.all([
        send('/api/create-subscription', { priceId: 'price_basic_monthly' }),
        send('/api/create-subscription', { priceId: 'price_professional_monthly' }),
        send('/api/get-or-create-subscription', { plan: 'student' }),
        send('/api/get-or-create-subscription', { plan: 'professional' }),
      ]);
      for (const status of statuses) expect([200, 409]).toContain(status);
      expect(statuses).toContain(200);
      expect(await payable()).toEqual([]);
    }
  }, 60_000);

  it('does not keep browsers from starting one plan on credit', async () => {
    for (let round = 0; round < 4; round += 1) {
      const learner = await registerLearner(server);
      // An order to be paid by card, started before the credit came.
      await begin(learner, round % 2 === 0 ? 'student' : 'professional');
      const [customer] = await server.db.run<{ id: string }>(
        'select customer_id as id from payment_customers where user_id = $1',
        [learner.user.id],
      );
      const credit = { amount: -2900, currency: 'usd' };
      await stripeOf(server).customers.createBalanceTransaction(customer!.id, credit);
      const body = { plan: 'student' } as const;
      const tries = await Promise.all([1, 2, 3, 4].map(() => learner.client.call(startOnCredit, { body })));
      expect(tries.map(({ status }) => status)).toContain(200);
      for (const { status } of tries) expect([200, 409]).toContain(status);
      await settleAll();
      expect((await invoicesOf(learner)).filter(({ status }) => status === 'paid')).toHaveLength(1);
      expect(await planOf(learner)).toBe('student');
      expect(await payable()).toEqual([]);
    }
  }, 60_000);

  it('is refunded, once, if it was paid before the gateway heard of the cancellation', async () => {
    const learner = await registerLearner(server);
    const first = await begin(learner, 'professional');
    // As after a crash between canceling it here and canceling it there.
    await server.db.run(`update payment_orders set status = 'expired' where user_id = $1`, [learner.user.id]);
    const second = await begin(learner, 'student');
    expect(second).not.toBe(first);
    await Promise.all([pay(first), pay(second)]);
    await settleAll();
    const events = await server.db.run<{ id: number }>('select id from payment_events');
    await server.db.run('update payment_events set processed_at = null');
    await Promise.all(events.map(({ id }) => server.jobs.enqueue(server.db, 'payments.event', { id })));
    await settleAll();
    expect(await planOf(learner)).toBe('student');
    expect((await learner.client.call(getSubscription)).body).toMatchObject({ tier: 'student' });
    const found = (await invoicesOf(learner)).map(({ amount, status }) => ({ amount, status }));
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({ amount: 89, status: 'refunded' });
    expect(found).toContainEqual({ amount: 29, status: 'paid' });
    const charge = await stripeOf(server).paymentIntents.retrieve(first.split('_secret_')[0]!, {
      expand: ['latest_charge'],
    });
    expect(charge.latest_charge).toMatchObject({ amount_refunded: 8900, refunded: true });
  }, 60_000);

  it('gives no free plan if its code and credit covered all of it, and returns both', async () => {
    await addCode(server, { code: 'BETWEEN', dollars: '25', max: '1' });
    const learner = await registerLearner(server);
    await begin(learner, 'student');
    const [customer] = await server.db.run<{ id: string }>(
      'select customer_id as id from payment_customers where user_id = $1',
      [learner.user.id],
    );
    const { customers } = stripeOf(server);
    await customers.createBalanceTransaction(customer!.id, { amount: -1000, currency: 'usd' });
    const order = { priceId: 'price_professional_monthly', discountCode: 'BETWEEN' } as const;
    const { body: page } = await learner.client.call(createSubscription, { body: order });
    // As if it is canceled in another browser, and paid before the gateway has canceled it.
    await server.db.run(
      `with given_up as (update payment_orders set status = 'expired' where reference = $1 returning id),
         released as (delete from code_usages where order_id in (select id from given_up) returning code_id)
       update discount_codes set used_count = 0 where id in (select code_id from released)`,
      [page.sessionId],
    );
    const paid = await server.client.call(paySandboxSession, {
      params: { id: page.sessionId! },
      body: { card: typedCard(testCards.good) },
    });
    expect(paid.status).toBe(200);
    await settleAll();
    expect(await planOf(learner)).toBe('free');
    expect((await learner.client.call(getSubscription)).body).toBeNull();
    expect(await customers.retrieve(customer!.id)).toMatchObject({ balance: -1000 });
    expect((await learner.client.call(createSubscription, { body: order })).status).toBe(200);
    expect(await ledgerDiscrepancies(server.db)).toEqual([]);
  });

  it('costs nothing, or gives its plan, if it is paid while another browser starts something else', async () => {
    for (let round = 0; round < 5; round += 1) {
      const learner = await registerLearner(server);
      const first = await begin(learner, 'professional');
      const [, second] = await Promise.all([
        pay(first),
        learner.client.send<{ clientSecret?: string }>('POST', '/api/get-or-create-subscription', {
          body: { plan: 'student' },
        }),
      ]);
      if (second.status === 200) await pay(second.body.clientSecret!);
      await settleAll();
      const kept = (await invoicesOf(learner)).filter(({ status }) => status === 'paid');
      expect(kept).toHaveLength(1);
      expect([await planOf(learner), kept[0]!.amount]).toEqual(
        second.status === 200 ? ['student', 29] : ['professional', 89],
      );
      expect(await payable()).toEqual([]);
    }
  }, 60_000);
});
