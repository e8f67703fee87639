import { createPaymentIntent, createSubscription, getPaymentSetup } from '@rounds/contract/business/payments';
import { confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import { expect, it } from 'vitest';
import { onServerOf } from '../../../../testing/app.ts';
import { registerLearner } from '../../../../testing/factories.ts';
import { testCards, typedCard } from '../../../../testing/payments.ts';

onServerOf(
  'pglite',
  'an installation without payments',
  (server) => {
    it('says so, and accepts none', async () => {
      expect((await server.client.call(getPaymentSetup)).body.gateway).toBe('off');
      const { client } = await registerLearner(server);
      const replies = [
        await client.call(createPaymentIntent, { body: { amount: 19.99 } }),
        await client.call(createSubscription, { body: { priceId: 'price_basic_monthly' } }),
        await server.client.send('POST', '/api/webhooks/stripe', { body: {} }),
      ];
      for (const { status, failure } of replies)
        expect([status, failure.code]).toEqual([503, 'payments_off']);
      expect(await server.db.run('select id from payment_orders')).toEqual([]);
    });

    it('has no test payments either', async () => {
      const body = { clientSecret: 'pi_1_secret_1', card: typedCard(testCards.good) };
      const { status, failure } = await server.client.call(confirmSandboxPayment, { body });
      expect([status, failure.code]).toEqual([404, 'sandbox_off']);
      expect([...server.jobs.schedules.keys()].filter((name) => /^(sandbox|payments)\./.test(name))).toEqual(
        [],
      );
    });
  },
  { config: { payments: { kind: 'off' } } },
);
