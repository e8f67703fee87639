import { getReferralStats, setReferrer } from '@rounds/contract/business/referrals';
import { getOrCreateSubscription } from '@rounds/contract/business/payments';
import { confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { settle, testCards, typedCard } from '../../../../testing/payments.ts';
import { ledgerDiscrepancies } from '../../ledger/index.ts';
import { describeRefused } from '../../referrals/review.service.ts';

onServer('referrals that are paid', (server) => {
  const card = { ...typedCard(testCards.good), expMonth: 3 };
  const statsOf = async ({ client }: Learner) => (await client.call(getReferralStats)).body;
  /** A learner who has named a referrer, on a different network. */
  async function referredBy(referrer: Learner): Promise<Learner> {
    const { referralCode: code } = await statsOf(referrer);
    await server.db.run(`delete from referral_traces where kind <> 'card'`);
    const referred = await registerLearner(server);
    await referred.client.call(setReferrer, { body: { code } });
    return referred;
  }
  async function pay({ client }: Learner): Promise<void> {
    const { clientSecret } = (await client.call(getOrCreateSubscription, { body: { plan: 'student' } })).body;
    await server.client.call(confirmSandboxPayment, { body: { clientSecret, card } });
  }

  it('by several accounts with one card earn once, however close together they pay', async () => {
    const referrer = await registerLearner(server);
    for (let count = 0; count < 3; count += 1) await pay(await referredBy(referrer));
    await server.jobs.run('sandbox.tick');
    // Everything that follows from the three payments, at once.
    await Promise.all(
      server.jobs.enqueued.splice(0).map(({ name: job, data }) => server.jobs.run(job, data)),
    );
    await settle(server);
    const { recentReferrals, totalEarnings } = await statsOf(referrer);
    expect(recentReferrals.map(({ status }) => status).sort()).toEqual(['earned', 'refused', 'refused']);
    expect(totalEarnings).toBe(10);
    expect(await describeRefused(server.db)).toContain(
      'a card that another of their referrals was paid with',
    );

    // The same goes for another referrer. The card's trace outlives those of devices, but not forever.
    const other = await registerLearner(server);
    await pay(await referredBy(other));
    await settle(server);
    expect((await statsOf(other)).recentReferrals).toMatchObject([{ status: 'earned' }]);
    server.clock.advance({ days: 40 });
    await server.jobs.run('referrals.forget');
    const kept = () => server.db.run<{ kind: string }>('select distinct kind from referral_traces');
    expect(await kept()).toEqual([{ kind: 'card' }]);
    server.clock.advance({ days: 330 });
    await server.jobs.run('referrals.forget');
    expect(await kept()).toEqual([]);
    expect(await ledgerDiscrepancies(server.db)).toEqual([]);
  });
});
