import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { getPlan } from '@rounds/contract/business/plans';
import { expect, it } from 'vitest';
import { onServer, testConfig } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { payFor, settle } from '../../../../testing/payments.ts';
import { ledgerDiscrepancies } from '../../ledger/index.ts';
import { paymentCommands } from '../payments.commands.ts';

onServer('a dispute simulated by command', (server) => {
  async function run(words: string, options: Record<string, string>, config = testConfig()) {
    const command = paymentCommands.find((one) => one.words === words)!;
    const context = { config, db: server.db, clock: server.clock, reportables: [] };
    const result = await command.run(context, { id: 0, kind: '', options });
    return typeof result === 'string' ? { ok: true, text: result } : result;
  }
  const invoiceOf = async ({ client }: Learner) => (await client.call(listInvoices)).body[0]!;
  const tierOf = async ({ client }: Learner) => (await client.call(getPlan)).body.subscriptionTier;

  it.each(['won', 'lost'] as const)('is opened and %s, with all that follows', async (step) => {
    const learner = await registerLearner(server);
    await payFor(server, learner, 'professional');
    const { number } = await invoiceOf(learner);
    const options = { invoice: number };
    expect((await run(`sandbox dispute ${step}`, options)).text).toContain('is not disputed');

    expect(await run('sandbox dispute', options)).toMatchObject({ ok: true });
    await settle(server);
    expect([(await invoiceOf(learner)).status, await tierOf(learner)]).toEqual(['disputed', 'free']);
    expect((await run('sandbox dispute', options)).text).toContain('disputed already');

    expect(await run(`sandbox dispute ${step}`, options)).toMatchObject({ ok: true });
    await settle(server);
    expect([(await invoiceOf(learner)).status, await tierOf(learner)]).toEqual(
      step === 'won' ? ['paid', 'professional'] : ['disputed', 'free'],
    );
    expect((await run('sandbox dispute won', options)).text).toContain(`was ${step} before`);
    expect(await ledgerDiscrepancies(server.db)).toEqual([]);
  });

  it('needs an invoice, and test payments', async () => {
    expect((await run('sandbox dispute', {})).text).toContain('invoice=NUMBER');
    expect((await run('sandbox dispute lost', { invoice: 'A-0' })).text).toBe('There is no invoice A-0.\n');
    const payments = {
      kind: 'stripe',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
    } as const;
    const refused = await run('sandbox dispute', { invoice: 'A-0' }, { ...testConfig(), payments });
    expect([refused.ok, refused.text]).toEqual([false, expect.stringContaining('Only test payments')]);
  });
});
