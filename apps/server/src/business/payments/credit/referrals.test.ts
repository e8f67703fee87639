import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { getReferralStats, setReferrer } from '@rounds/contract/business/referrals';
import { saveSettings } from '@rounds/contract/identity/settings';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { payFor, settle } from '../../../../testing/payments.ts';

onBothServers('referrals', (server) => {
  const statsOf = async ({ client }: Learner) => (await client.call(getReferralStats)).body;
  const codeOf = async (learner: Learner) => (await statsOf(learner)).referralCode;
  const name = ({ client }: Learner, code: string) => client.call(setReferrer, { body: { code } });
  const newcomers = () => Promise.all([registerLearner(server), registerLearner(server)]);

  it('earn $10 when the referred learner first pays, deducted from the next invoice', async () => {
    const [referrer, referred] = await newcomers();
    const code = await codeOf(referrer);
    expect(code).toBe(referrer.user.username.toUpperCase());
    expect((await name(referred, code.toLowerCase())).status).toBe(200);
    expect(await statsOf(referrer)).toMatchObject({
      totalReferrals: 1,
      totalEarnings: 0,
      recentReferrals: [{ referredUser: referred.user.username, status: 'pending', earnings: 0 }],
    });
    await payFor(server, referred, 'student');
    await settle(server);
    expect(await statsOf(referrer)).toMatchObject({
      totalEarnings: 10,
      recentReferrals: [{ status: 'earned', earnings: 10 }],
    });
    await payFor(server, referrer, 'student');
    expect((await referrer.client.call(listInvoices)).body).toMatchObject([{ amount: 19, status: 'paid' }]);
    // Once, however often it is processed.
    await server.db.run('update payment_events set processed_at = null');
    server.clock.advance({ minutes: 3 });
    await server.jobs.run('payments.catch-up');
    await settle(server);
    expect((await statsOf(referrer)).totalEarnings).toBe(10);
  });

  it('cannot be of oneself, in a circle, twice or after the first payment', async () => {
    const [one, other] = await newcomers();
    const [ofOne, ofOther] = [await codeOf(one), await codeOf(other)];
    expect((await name(one, ofOne)).failure.code).toBe('referral_self');
    expect((await name(one, 'NOBODY-HAS-THIS')).failure.code).toBe('referral_code_unknown');
    await name(one, ofOther);
    expect((await name(other, ofOne)).failure.code).toBe('referral_circle');
    const third = await registerLearner(server);
    expect((await name(one, await codeOf(third))).failure.code).toBe('referrer_set');
    await payFor(server, third, 'student');
    expect((await name(third, ofOne)).failure.code).toBe('referral_too_late');
  });

  it('count once if two learners name each other at once', async () => {
    const [one, other] = await newcomers();
    const codes = [await codeOf(one), await codeOf(other)];
    const replies = await Promise.all([name(one, codes[1]!), name(other, codes[0]!)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('do not accept learners who hide their profile', async () => {
    const [referrer, referred] = await newcomers();
    await name(referred, await codeOf(referrer));
    await referred.client.call(saveSettings, { body: { profileVisible: false } });
    expect((await statsOf(referrer)).recentReferrals).toMatchObject([{ referredUser: null }]);
  });

  it('use a free code if somebody had the name before', async () => {
    const [first, second] = await newcomers();
    await server.db.run(
      'insert into referral_codes (owner_id, code, created_at) values ($1, upper($2), $3)',
      [first.user.id, second.user.username, server.clock.now()],
    );
    const codes = await Promise.all([codeOf(second), codeOf(second)]);
    expect(new Set(codes)).toEqual(new Set([`${second.user.username.toUpperCase()}-2`]));
  });
});
