import { getPaymentDetails, getSubscription, startOnCredit } from '@rounds/contract/business/billing';
import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { getOrCreateSubscription } from '@rounds/contract/business/payments';
import { getPlan } from '@rounds/contract/business/plans';
import { confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../testing/factories.ts';
import { settle, stripeOf, testCards, typedCard } from '../../../testing/payments.ts';

onServer('credit', (server) => {
  const body = { plan: 'student' } as const;
  /** Starts a payment, so that the gateway knows the learner, who then gets credit. */
  async function learnerWith(cents: number): Promise<Learner> {
    const learner = await registerLearner(server);
    await learner.client.call(getOrCreateSubscription, { body });
    const [customer] = await server.db.run<{ id: string }>(
      'select customer_id as id from payment_customers where user_id = $1',
      [learner.user.id],
    );
    const credit = { amount: -cents, currency: 'usd' };
    await stripeOf(server).customers.createBalanceTransaction(customer!.id, credit);
    return learner;
  }

  it('that covers a plan starts it at the press of a button, and never just by opening the form', async () => {
    const learner = await learnerWith(4000);
    const { client } = learner;
    const looked = await client.call(getOrCreateSubscription, { body });
    expect([looked.status, looked.failure.code]).toEqual([409, 'credit_covers']);
    await settle(server);
    expect((await client.call(getSubscription)).body).toBeNull();

    const started = await client.call(startOnCredit, { body });
    expect(started.body).toMatchObject({ tier: 'student', status: 'active' });
    expect((await client.call(getPlan)).body.subscriptionTier).toBe('student');
    await settle(server);
    expect((await client.call(listInvoices)).body).toMatchObject([{ amount: 0, status: 'paid' }]);
    expect((await client.call(getPaymentDetails)).body).toMatchObject({
      method: null,
      credit: 11,
      next: { amount: 18 },
    });
    expect((await client.call(startOnCredit, { body })).failure.code).toBe('credit_short');
  });

  it('used in several browsers at once starts one plan', async () => {
    const { client } = await learnerWith(2900);
    const tries = await Promise.all([1, 2, 3].map(() => client.call(startOnCredit, { body })));
    expect(tries.filter(({ status }) => status === 200)).not.toHaveLength(0);
    for (const { status } of tries) expect([200, 409]).toContain(status);
    await settle(server);
    expect((await client.call(listInvoices)).body).toHaveLength(1);
  });

  it('that falls short of the price reduces it, and the rest is paid by card', async () => {
    const { client } = await learnerWith(1000);
    expect((await client.call(startOnCredit, { body })).failure.code).toBe('credit_short');
    // The form opened earlier charges the full price. It is replaced by one with the reduced price.
    expect((await client.call(getOrCreateSubscription, { body })).body.dueToday).toBe(29);
    await client.call(getOrCreateSubscription, { body: { plan: 'professional' } });
    const begun = (await client.call(getOrCreateSubscription, { body })).body;
    expect(begun).toMatchObject({ clientSecret: expect.stringMatching(/^pi_/) as string, dueToday: 19 });
    const card = typedCard(testCards.good);
    const { clientSecret } = begun;
    await server.client.call(confirmSandboxPayment, { body: { clientSecret, card } });
    await settle(server);
    expect((await client.call(listInvoices)).body).toMatchObject([{ amount: 19, status: 'paid' }]);
  });
});
