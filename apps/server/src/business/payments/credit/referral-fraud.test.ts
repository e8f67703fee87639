import { getReferralStats, setReferrer } from '@rounds/contract/business/referrals';
import { createPaymentIntent, getOrCreateSubscription } from '@rounds/contract/business/payments';
import { authorizeSandboxPayment, confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import { expect, it } from 'vitest';
import { onServer, onServerOf } from '../../../../testing/app.ts';
import { type Learner, buildUser, registerLearner } from '../../../../testing/factories.ts';
import { payFor, settle, stripeOf, testCards, typedCard } from '../../../../testing/payments.ts';
import { ledgerDiscrepancies } from '../../ledger/index.ts';
import { referrals } from '../../referrals/referrals.feature.ts';

onServer('referrals of oneself', (server) => {
  const statsOf = async ({ client }: Learner) => (await client.call(getReferralStats)).body;
  const codeOf = async (learner: Learner) => (await statsOf(learner)).referralCode;
  const name = ({ client }: Learner, code: string) => client.call(setReferrer, { body: { code } });
  const statusOf = async (learner: Learner) => (await statsOf(learner)).recentReferrals[0]?.status;
  const newcomers = () => Promise.all([registerLearner(server), registerLearner(server)]);
  const begin = async ({ client }: Learner) =>
    (await client.call(getOrCreateSubscription, { body: { plan: 'student' } })).body.clientSecret;
  /** Pays with a card of their own. */
  async function payWith(learner: Learner, expMonth: number): Promise<void> {
    const card = { ...typedCard(testCards.good), expMonth };
    await server.client.call(confirmSandboxPayment, { body: { clientSecret: await begin(learner), card } });
    await settle(server);
  }
  async function payBy(learner: Learner, method: 'apple_pay'): Promise<void> {
    const clientSecret = await begin(learner);
    await server.client.call(authorizeSandboxPayment, { body: { clientSecret, method, approved: true } });
    await settle(server);
  }
  const run = async (words: string, id = 0, options: Record<string, string> = {}) => {
    const command = referrals.commands!.find((one) => one.words === words)!;
    const context = { db: server.db, clock: server.clock, reportables: [] };
    const result = await command.run(context as never, { id, kind: '', options });
    return typeof result === 'string' ? result : result.text;
  };
  const creditOf = async ({ user }: Learner): Promise<number> => {
    const [row] = await server.db.run<{ id: string }>(
      'select customer_id as id from payment_customers where user_id = $1',
      [user.id],
    );
    const customer = row && (await stripeOf(server).customers.retrieve(row.id));
    return customer && !customer.deleted ? customer.balance : 0;
  };

  it('with the referrer’s own card earn nothing, and staff see why', async () => {
    const [referrer, referred] = await newcomers();
    await payWith(referrer, 7);
    await name(referred, await codeOf(referrer));
    await payWith(referred, 7);
    expect(await statusOf(referrer)).toBe('refused');
    expect((await statsOf(referrer)).totalEarnings).toBe(0);
    expect(await run('referrals refused')).toContain(
      `${referrer.user.username} referred ${referred.user.username}: paid with a card of the referrer’s`,
    );
  });

  it('with the card of the referrer’s own pass earn nothing, though it is not saved', async () => {
    const [referrer, referred] = await newcomers();
    const { body } = await referrer.client.call(createPaymentIntent, { body: { amount: 19.99 } });
    const card = { ...typedCard(testCards.good), expMonth: 5 };
    await server.client.call(confirmSandboxPayment, { body: { clientSecret: body.clientSecret, card } });
    await name(referred, await codeOf(referrer));
    await payWith(referred, 5);
    expect(await statusOf(referrer)).toBe('refused');
    expect(await creditOf(referrer)).toBe(0);
  });

  it('are not suspected for the same kind of wallet, only for the same wallet', async () => {
    const [referrer, referred] = await newcomers();
    await payBy(referrer, 'apple_pay');
    await name(referred, await codeOf(referrer));
    await payBy(referred, 'apple_pay');
    expect(await statusOf(referrer)).toBe('earned');
    const rows = await server.db.run<{ print: string }>(
      `select data->'card'->>'fingerprint' as print from sandbox_objects
       where kind = 'payment_method' and data->'card'->'wallet' is not null`,
    );
    expect(new Set(rows.map(({ print }) => print)).size).toBe(rows.length);
  });

  it('in the referrer’s own browser earn nothing until staff allow it; then at once, and once', async () => {
    const [referrer, referred] = await newcomers();
    const looked = await referrer.client.send('GET', '/api/referrals/stats');
    const cookie = String(looked.headers['set-cookie']).split(';')[0]!;
    expect(String(looked.headers['set-cookie'])).toMatch(
      /Path=\/api\/referrals; Max-Age=2592000; HttpOnly; SameSite=Lax/,
    );
    const code = await codeOf(referrer);
    await referred.client.send('POST', '/api/referrals/referrer', { body: { code }, headers: { cookie } });
    await payWith(referred, 8);
    expect(await statusOf(referrer)).toBe('refused');
    const [row] = await server.db.run<{ id: number }>('select id from referrals where referred_id = $1', [
      referred.user.id,
    ]);
    expect(await run('referrals allow ID', row!.id)).toBe('Say who allows it: by=NAME\n');
    expect(await run('referrals allow ID', row!.id, { by: 'Anna' })).toContain('has earned its credit');
    expect(await run('referrals allow ID', row!.id, { by: 'Anna' })).toContain(
      'There is no refused referral',
    );
    await server.jobs.run('payments.tidy');
    expect(await statsOf(referrer)).toMatchObject({ totalEarnings: 10 });
    expect(await creditOf(referrer)).toBe(-1000);
  });

  it('from the referrer’s own network earn nothing from the third on, and no trace is older than 30 days', async () => {
    const referrer = await registerLearner(server);
    const code = await codeOf(referrer);
    for (let count = 0; count < 3; count += 1) await name(await registerLearner(server), code);
    const { recentReferrals } = await statsOf(referrer);
    expect(recentReferrals.map(({ status }) => status)).toEqual(['refused', 'pending', 'pending']);
    server.clock.advance({ days: 31 });
    await server.jobs.run('referrals.forget');
    expect(await server.db.run(`select 1 from referral_traces where kind <> 'card'`)).toEqual([]);
    expect(await server.db.run('select 1 from referrals where address is not null')).toEqual([]);
  });

  it('return what is left of a partly spent credit', async () => {
    const [referrer, referred] = await newcomers();
    await name(referred, await codeOf(referrer));
    await payFor(server, referred, 'student');
    const [customer] = await server.db.run<{ id: string }>(
      'select customer_id as id from payment_customers where user_id = $1',
      [referrer.user.id],
    );
    await stripeOf(server).customers.createBalanceTransaction(customer!.id, { amount: 1, currency: 'usd' });
    const [payment] = await server.db.run<{ id: string }>(
      'select payment_intent_id as id from payment_invoices where user_id = $1',
      [referred.user.id],
    );
    await stripeOf(server).refunds.create({ payment_intent: payment!.id });
    await settle(server);
    expect(await creditOf(referrer)).toBe(0);
    expect(await statsOf(referrer)).toMatchObject({
      totalEarnings: 0.01,
      recentReferrals: [{ status: 'taken_back', earnings: 0.01 }],
    });
    expect(await ledgerDiscrepancies(server.db)).toEqual([]);
  });

  it('cannot keep a credit from being taken back by hiding it in an unpaid order', async () => {
    const [referrer, referred] = await newcomers();
    await name(referred, await codeOf(referrer));
    await payFor(server, referred, 'student');
    await begin(referrer);
    expect(await creditOf(referrer)).toBe(0);
    const [payment] = await server.db.run<{ id: string }>(
      'select payment_intent_id as id from payment_invoices where user_id = $1',
      [referred.user.id],
    );
    await stripeOf(server).refunds.create({ payment_intent: payment!.id });
    await settle(server);
    server.clock.advance({ days: 2 });
    await server.jobs.run('payments.tidy');
    expect(await creditOf(referrer)).toBe(0);
    expect(await statsOf(referrer)).toMatchObject({ totalEarnings: 0 });
    expect(await ledgerDiscrepancies(server.db)).toEqual([]);
  });

  it('lose the credit when the first payment is refunded, unless it has been spent', async () => {
    const [referrer, referred] = await newcomers();
    const [spender, other] = await newcomers();
    for (const [earning, paying] of [
      [referrer, referred],
      [spender, other],
    ] as const) {
      await name(paying, await codeOf(earning));
      await payFor(server, paying, 'student');
      expect(await statusOf(earning)).toBe('earned');
    }
    await payWith(spender, 9);
    for (const paying of [referred, other]) {
      const [row] = await server.db.run<{ id: string }>(
        'select payment_intent_id as id from payment_invoices where user_id = $1',
        [paying.user.id],
      );
      await stripeOf(server).refunds.create({ payment_intent: row!.id });
      await settle(server);
    }
    expect(await statsOf(referrer)).toMatchObject({
      totalEarnings: 0,
      recentReferrals: [{ status: 'taken_back', earnings: 0 }],
    });
    expect(await creditOf(referrer)).toBe(0);
    expect(await statusOf(spender)).toBe('earned');
    expect(await creditOf(spender)).toBe(0);
    // A later payment doesn't count as the first one.
    await payFor(server, referred, 'student');
    expect((await statsOf(referrer)).totalEarnings).toBe(0);
    expect(await ledgerDiscrepancies(server.db)).toEqual([]);
  });

  it('are credited and taken back once, even after the gateway has forgotten its keys', async () => {
    const [referrer, referred] = await newcomers();
    await name(referred, await codeOf(referrer));
    await payFor(server, referred, 'student');
    expect(await creditOf(referrer)).toBe(-1000);
    const [reward] = await server.db.run<{ id: number }>(
      `select w.id from referral_rewards w join referrals r on r.id = w.referral_id where r.referrer_id = $1`,
      [referrer.user.id],
    );
    // It was granted, but the server stopped before recording that.
    const forget = async () => {
      await server.db.run('delete from sandbox_keys');
      server.clock.advance({ hours: 30 });
    };
    await forget();
    await server.db.run('update referral_rewards set is_processed = false where id = $1', [reward!.id]);
    await server.jobs.run('payments.tidy');
    expect(await creditOf(referrer)).toBe(-1000);
    for (let time = 0; time < 2; time += 1) {
      await forget();
      await server.jobs.run('payments.take-credit-back', { id: reward!.id });
      expect(await creditOf(referrer)).toBe(0);
    }
    expect(await ledgerDiscrepancies(server.db)).toEqual([]);
  });

  it('move the credit of a canceled order to the next one', async () => {
    const [referrer, referred] = await newcomers();
    await name(referred, await codeOf(referrer));
    await payFor(server, referred, 'student');
    await begin(referrer);
    expect(await creditOf(referrer)).toBe(0);
    await referrer.client.call(getOrCreateSubscription, { body: { plan: 'professional' } });
    await referrer.client.call(getOrCreateSubscription, { body: { plan: 'student' } });
    server.clock.advance({ days: 2 });
    await server.jobs.run('payments.tidy');
    expect(await creditOf(referrer)).toBe(-1000);
  });
});

onServerOf('postgres', 'of twenty learners who name two referrers at once while they pay', (server) => {
  it('each have one referrer, who is credited at most once', async () => {
    const now = server.clock.now();
    const people = await Promise.all(Array.from({ length: 22 }, () => buildUser(server.db, now)));
    const [one, other, ...payers] = people.map(({ token }) => server.client.as(token));
    const codes = [
      (await one!.call(getReferralStats)).body.referralCode,
      (await other!.call(getReferralStats)).body.referralCode,
    ];
    await server.db.run('delete from referral_traces');
    await Promise.all(
      payers.map(async (client, index) => {
        const { body } = await client.call(getOrCreateSubscription, { body: { plan: 'student' } });
        const card = { ...typedCard(testCards.good), expYear: 2031 + index };
        await server.client.call(confirmSandboxPayment, { body: { ...body, card } });
      }),
    );
    await server.jobs.run('sandbox.tick');
    const deliveries = server.jobs.enqueued.splice(0);
    await Promise.all([
      ...payers.flatMap((client) => codes.map((code) => client.call(setReferrer, { body: { code } }))),
      ...deliveries.slice(0, 40).map(({ name, data }) => server.jobs.run(name, data)),
    ]);
    server.jobs.enqueued.push(...deliveries.slice(40));
    await settle(server);
    const referralsOf = await server.db.run<{ n: number; rewards: number }>(
      `select count(distinct r.referred_id)::int as n, count(w.id)::int as rewards
       from referrals r left join referral_rewards w on w.referral_id = r.id group by r.referred_id`,
    );
    expect(referralsOf.every(({ n, rewards }) => n === 1 && rewards <= 1)).toBe(true);
    const [sums] = await server.db.run(
      `select (select coalesce(sum(reward_cents), 0) / 100.0 from referral_rewards)::numeric(12, 2)::text as given,
        (select coalesce(sum(amount), 0) from ledger_entries where account = 'referrals')::numeric(12, 2)::text as booked`,
    );
    expect(sums).toMatchObject({ given: (sums as { booked: string }).booked });
    // A referral entered after the first payment earns nothing from later ones.
    const before = await server.db.run('select id from referral_rewards');
    server.clock.advance({ days: 32 });
    await settle(server);
    expect(await server.db.run('select id from referral_rewards')).toEqual(before);
    expect(await ledgerDiscrepancies(server.db)).toEqual([]);
  }, 60_000);
});
