import { checkDiscountCode } from '@rounds/contract/business/codes';
import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { createSubscription, getOrCreateSubscription } from '@rounds/contract/business/payments';
import { getPlan } from '@rounds/contract/business/plans';
import { getReferralStats, setReferrer } from '@rounds/contract/business/referrals';
import { confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { payFor, settle, testCards, typedCard } from '../../../../testing/payments.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { installationKey } from '../../../platform/installation-keys.ts';
import { addCode } from '../../codes/codes.commands.ts';
import { describeBooks } from '../../ledger/ledger.service.ts';
import { forgetTests } from './forget-tests.service.ts';
import { checkMode, modeKey } from './mode.service.ts';

const withKeys = (secretKey: string) =>
  readConfig({
    DATABASE_URL: 'postgres://db/rounds',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_1',
  });

onServer('a database with test payments', (server) => {
  const warned: unknown[] = [];
  const logger = { warn: (...given: unknown[]) => void warned.push(given) };
  const starts = (config: ReturnType<typeof readConfig>) =>
    checkMode({ config, db: server.db, clock: server.clock, logger });
  const tierOf = async ({ client }: Learner) => (await client.call(getPlan)).body.subscriptionTier;
  const stats = async ({ client }: Learner) => (await client.call(getReferralStats)).body;
  const rows = async (table: string) => (await server.db.run(`select 1 from ${table}`)).length;

  it('is not used for real ones until they are forgotten, and the plans that they gave have ended', async () => {
    const [buyer, referrer, friend, free] = await Promise.all(
      [1, 2, 3, 4].map(() => registerLearner(server)),
    );
    await payFor(server, buyer!, 'professional');
    const { referralCode: code } = await stats(referrer!);
    await server.db.run('delete from referral_traces');
    await friend!.client.call(setReferrer, { body: { code } });
    const { clientSecret } = (
      await friend!.client.call(getOrCreateSubscription, { body: { plan: 'student' } })
    ).body;
    const card = { ...typedCard(testCards.good), expMonth: 4 };
    await server.client.call(confirmSandboxPayment, { body: { clientSecret, card } });
    await settle(server);
    await addCode(server, { code: 'HALF', percent: '50', max: '1' });
    await addCode(server, { code: 'YEAR', free: 'year' });
    const half = { priceId: 'price_basic_monthly', discountCode: 'HALF' } as const;
    await referrer!.client.call(createSubscription, { body: half });
    await free!.client.call(createSubscription, {
      body: { priceId: 'price_professional_monthly', discountCode: 'YEAR' },
    });
    expect([await tierOf(buyer!), await tierOf(friend!), await tierOf(free!)]).toEqual([
      'professional',
      'student',
      'professional',
    ]);

    // It works as before, but not with Stripe's keys.
    await starts(readConfig({}));
    await expect(starts(withKeys('sk_live_1'))).rejects.toThrow(
      /^The setting STRIPE_SECRET_KEY can't be used: .*\(2 payments, 2 running plans\).*"npm run cli -- payments forget"/,
    );
    await expect(starts(withKeys('sk_test_1'))).rejects.toThrow('STRIPE_SECRET_KEY');
    await starts(readConfig({ SANDBOX_PAYMENTS: 'off' }));
    expect(warned).toEqual([[expect.stringContaining('2 payments, 2 running plans')]]);

    expect(await forgetTests(server)).toEqual({
      ok: true,
      text: 'Forgot 2 test payments, and ended 2 plans that they gave.\n',
    });
    expect([await tierOf(buyer!), await tierOf(friend!), await tierOf(free!)]).toEqual([
      'free',
      'free',
      'professional',
    ]);
    expect((await buyer!.client.call(listInvoices)).body).toEqual([]);
    for (const table of [
      ...['payment_customers', 'payment_orders', 'payment_events', 'subscriptions', 'revenue_transactions'],
      ...['sandbox_objects', 'sandbox_keys', 'sandbox_deliveries', 'referral_rewards'],
    ])
      expect([table, await rows(table)]).toEqual([table, 0]);
    expect(await describeBooks(server.db)).toMatch(/^total +0\.00\n$/);
    // The referral waits for a first payment again, and the code can be used again.
    expect((await stats(referrer!)).recentReferrals).toMatchObject([{ status: 'pending' }]);
    const check = { code: 'HALF', priceId: 'price_basic_monthly' } as const;
    expect((await buyer!.client.call(checkDiscountCode, { body: check })).status).toBe(200);
    await starts(withKeys('sk_live_1'));
    expect((await forgetTests(server)).text).toBe('There are no test payments.\n');
  });

  it('is recognized by its customers if it is older than the record of the mode', async () => {
    await payFor(server, await registerLearner(server), 'student');
    await server.db.run(`delete from own_keys where name = '${modeKey}'`);
    await expect(starts(withKeys('sk_live_1'))).rejects.toThrow('test payments of the sandbox');
    await starts(readConfig({}));
    expect(await server.db.run(`select value from own_keys where name = '${modeKey}'`)).toEqual([
      { value: { mode: 'sandbox' } },
    ]);
    await forgetTests(server);
  });

  it('with real ones accepts no test payments, and forgets nothing', async () => {
    await installationKey(server, modeKey, () => ({ mode: 'stripe_live' }));
    await expect(starts(readConfig({}))).rejects.toThrow(
      /^The setting SANDBOX_PAYMENTS can't be used: the database holds real payments .*Use another database/,
    );
    await expect(starts(withKeys('rk_test_1'))).rejects.toThrow('STRIPE_SECRET_KEY');
    await starts(withKeys('rk_live_1'));
    expect((await forgetTests(server)).ok).toBe(false);
    expect(await rows('own_keys')).toBeGreaterThan(0);
  });
});
