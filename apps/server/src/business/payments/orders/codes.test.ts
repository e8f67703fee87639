import { checkDiscountCode } from '@rounds/contract/business/codes';
import { changeSubscription, getPaymentDetails, previewChange } from '@rounds/contract/business/billing';
import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { createSubscription } from '@rounds/contract/business/payments';
import { getPlan } from '@rounds/contract/business/plans';
import { paySandboxSession } from '@rounds/contract/business/sandbox';
import { expect, it } from 'vitest';
import { openSession } from '../../../identity/accounts/sessions/sessions.ts';
import { onServer, onServerOf } from '../../../../testing/app.ts';
import { type Learner, buildUser, registerLearner } from '../../../../testing/factories.ts';
import { settle, testCards, typedCard } from '../../../../testing/payments.ts';
import type { TestServer } from '../../../../testing/app.ts';
import { addCode, describeCodes } from '../../codes/codes.commands.ts';

const config = { freeAccessCode: 'Ward-Pass-2026' };
const priceId = 'price_professional_monthly';

const add = ({ db, clock }: TestServer, options: Record<string, string>) => addCode({ db, clock }, options);
const usesOf = async ({ db }: TestServer, code: string): Promise<number> => {
  const [row] = await db.run<{ used: number }>(
    'select used_count as used from discount_codes where code = $1',
    [code],
  );
  return row!.used;
};

onServer(
  'discount codes',
  (server) => {
    const check = (
      { client }: Pick<Learner, 'client'>,
      code: string,
      price: typeof priceId | 'price_basic_monthly' = priceId,
    ) => client.call(checkDiscountCode, { body: { code, priceId: price } });
    const order = ({ client }: Learner, discountCode?: string) =>
      client.call(createSubscription, {
        body: { priceId, ...(discountCode !== undefined && { discountCode }) },
      });
    const pay = (id: string | null) =>
      server.client.call(paySandboxSession, {
        params: { id: id! },
        body: { card: typedCard(testCards.good) },
      });

    it('reduce what is charged by what they say', async () => {
      await add(server, { code: 'QUARTER', percent: '25', max: '2' });
      const learner = await registerLearner(server);
      expect((await check(learner, ' quarter ')).body).toMatchObject({
        discountType: 'percentage',
        discountValue: 25,
        originalAmount: 35,
        discountAmount: 8.75,
        finalAmount: 26.25,
      });
      expect(await usesOf(server, 'QUARTER')).toBe(0);
      const { body } = await order(learner, 'Quarter');
      expect(await usesOf(server, 'QUARTER')).toBe(1);
      await pay(body.sessionId);
      await settle(server);
      const { body: invoices } = await learner.client.call(listInvoices);
      expect(invoices).toMatchObject([{ amount: 26.25, status: 'paid' }]);
      expect((await check(learner, 'QUARTER')).failure.code).toBe('code_already_used');
    });

    it('are never turned into credit by a change of plan', async () => {
      await add(server, { code: 'GIFT', percent: '100' });
      const learner = await registerLearner(server);
      const { body } = await order(learner, 'GIFT');
      await pay(body.sessionId);
      await settle(server);
      const to = { priceId: 'price_basic_monthly' } as const;
      const { body: preview } = await learner.client.call(previewChange, { body: to });
      expect(preview.dueToday).toBeGreaterThan(19.5);
      const { prorationDate } = preview;
      await learner.client.call(changeSubscription, { body: { ...to, prorationDate } });
      await settle(server);
      expect((await learner.client.call(getPaymentDetails)).body.credit).toBe(0);
      // What was paid since then is returned in full.
      const back = { priceId } as const;
      const { dueToday } = (await learner.client.call(previewChange, { body: back })).body;
      expect(dueToday).toBeGreaterThan(14.5);
      expect(dueToday).toBeLessThanOrEqual(15);
    });

    it('that leave nothing to pay today keep the card for the months that follow', async () => {
      await add(server, { code: 'WHOLE', percent: '100' });
      const learner = await registerLearner(server);
      const { body } = await order(learner, 'WHOLE');
      expect((await pay(body.sessionId)).body.status).toBe('succeeded');
      await settle(server);
      expect((await learner.client.call(getPlan)).body.subscriptionTier).toBe('professional');
      server.clock.advance({ days: 32 });
      await settle(server);
      const token = await openSession(server.db, learner.user.id, server.clock.now());
      const { body: invoices } = await server.client.as(token).call(listInvoices);
      expect(invoices.map(({ amount, status }) => [amount, status])).toEqual([
        [35, 'paid'],
        [0, 'paid'],
      ]);
    });

    it('stay with a resumed order, and are released by a canceled one', async () => {
      await add(server, { code: 'FIVER', dollars: '5', max: '1' });
      const [one, other] = [await registerLearner(server), await registerLearner(server)];
      const first = await order(one, 'FIVER');
      const again = await order(one, 'fiver');
      expect(again.body.sessionId).toBe(first.body.sessionId);
      expect((await order(other, 'FIVER')).failure.code).toBe('code_used_up');
      expect(
        await server.db.run(`select id from payment_orders where user_id = $1`, [other.user.id]),
      ).toEqual([]);
      // Without the code, it is a different order.
      expect((await order(one)).status).toBe(200);
      expect(await usesOf(server, 'FIVER')).toBe(0);
      expect((await order(other, 'FIVER')).status).toBe(200);
      // An unpaid order expires, at the gateway or here.
      server.clock.advance({ days: 2 });
      await settle(server);
      expect(await usesOf(server, 'FIVER')).toBe(0);
    });

    it('give Professional for a year without a card, once each', async () => {
      await add(server, { code: 'FACULTY', free: 'year', max: '1' });
      for (const code of ['FACULTY', config.freeAccessCode.toLowerCase()]) {
        const learner = await registerLearner(server);
        expect((await check(learner, code)).body).toMatchObject({
          discountType: 'free_access',
          finalAmount: 0,
        });
        expect((await check(learner, code, 'price_basic_monthly')).failure.code).toBe('code_other_plan');
        expect((await order(learner, code)).body).toEqual({
          sessionId: null,
          url: 'http://rounds.test/dashboard',
        });
        const { body: plan } = await learner.client.call(getPlan);
        expect(plan.subscriptionTier).toBe('professional');
        expect(Date.parse(plan.endsAt!) - server.clock.now().getTime()).toBe(365 * 86_400_000);
        expect((await order(learner, code)).failure.code).toBe('code_already_used');
        expect((await learner.client.call(listInvoices)).body).toEqual([]);
      }
      expect((await check(await registerLearner(server), 'FACULTY')).failure.code).toBe('code_used_up');
    });

    it('say why they are not valid', async () => {
      await add(server, { code: 'OVER', percent: '10', until: '2026-03-01' });
      const nobody = { client: server.client };
      expect((await check(nobody, 'OVER')).failure.code).toBe('code_expired');
      expect((await check(nobody, 'NONE')).status).toBe(404);
      expect((await order(await registerLearner(server), 'NONE')).failure.code).toBe('code_not_found');
    });

    it('are added once, and only if they make sense', async () => {
      expect((await add(server, { code: 'TWICE', percent: '10' })).ok).toBe(true);
      expect((await add(server, { code: 'twice', percent: '10' })).ok).toBe(false);
      for (const odd of [{ percent: '101' }, { percent: '10', dollars: '5' }, {}, { dollars: '-1' }])
        expect((await add(server, { code: 'ODD', ...odd })).ok).toBe(false);
      expect(await describeCodes(server)).toContain('TWICE');
    });
  },
  { config },
);

onServerOf('postgres', 'a code with ten uses', (server) => {
  it('is used ten times by a hundred concurrent orders', async () => {
    await add(server, { code: 'TEN', percent: '50', max: '10' });
    const learners = await Promise.all(
      Array.from({ length: 100 }, () => buildUser(server.db, server.clock.now())),
    );
    const replies = await Promise.all(
      learners.map(({ token }) =>
        server.client.as(token).call(createSubscription, { body: { priceId, discountCode: 'TEN' } }),
      ),
    );
    const statuses = replies.map(({ status, failure }) => (status === 200 ? 'ok' : failure.code));
    expect(statuses.filter((status) => status === 'ok')).toHaveLength(10);
    expect(new Set(statuses)).toEqual(new Set(['ok', 'code_used_up']));
    expect(await usesOf(server, 'TEN')).toBe(10);
    expect(await server.db.run('select id from code_usages')).toHaveLength(10);
  }, 120_000);
});
