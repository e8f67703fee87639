import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { getPlan } from '@rounds/contract/business/plans';
import { expect, it } from 'vitest';
import { onServer, testConfig } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { payFor, settle } from '../../../../testing/payments.ts';
import { ledgerDiscrepancies } from '../../ledger/index.ts';
import { paymentCommands } from '../payments.commands.ts';

onServer('a refund by command', (server) => {
  const run = async (words: string, options: Record<string, string> = {}) => {
    const command = paymentCommands.find((one) => one.words === words)!;
    const { db, clock } = server;
    const context = { config: testConfig(), db, clock, reportables: [] };
    const result = await command.run(context, { id: 0, kind: '', options });
    return typeof result === 'string' ? { ok: true, text: result } : result;
  };
  const refund = (options: Record<string, string>) =>
    run('payments refund', { by: 'Anna', reason: 'charged twice', ...options });
  const invoiceOf = async ({ client }: Learner) => (await client.call(listInvoices)).body[0]!;
  const tierOf = async ({ client }: Learner) => (await client.call(getPlan)).body.subscriptionTier;
  async function subscriber(): Promise<Learner> {
    const learner = await registerLearner(server);
    await payFor(server, learner, 'student');
    return learner;
  }

  it('refunds a part, then the rest, which ends the plan; who asked and why is recorded', async () => {
    const learner = await subscriber();
    const { number } = await invoiceOf(learner);
    const part = await refund({ invoice: number, amount: '9.50' });
    expect(part).toEqual({ ok: true, text: `$9.50 of invoice ${number} was refunded.\n` });
    await settle(server);
    expect(await invoiceOf(learner)).toMatchObject({ status: 'paid', refunded: 9.5 });
    expect(await tierOf(learner)).toBe('student');
    const rest = await refund({ invoice: number, by: 'Ben', reason: 'left in the trial' });
    expect(rest.text).toBe(`$19.50 of invoice ${number} was refunded.\n`);
    await settle(server);
    expect(await invoiceOf(learner)).toMatchObject({ status: 'refunded', refunded: 29 });
    expect(await tierOf(learner)).toBe('free');
    const { text } = await run('payments refunds');
    expect(text).toContain(`${number}  $19.50  by Ben: left in the trial  (given)`);
    expect(text).toContain(`${number}  $9.50  by Anna: charged twice  (given)`);
    expect(await ledgerDiscrepancies(server.db)).toEqual([]);
  });

  it('is made once, however often and by however many it is requested at once', async () => {
    const learner = await subscriber();
    const { number } = await invoiceOf(learner);
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => refund({ invoice: number, amount: '5' })),
    );
    expect(asked.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    expect((await refund({ invoice: number, amount: '5' })).text).toBe(
      `This refund of invoice ${number} was given before.\n`,
    );
    await settle(server);
    expect((await invoiceOf(learner)).refunded).toBe(5);
    await Promise.all([refund({ invoice: number }), refund({ invoice: number })]);
    expect((await refund({ invoice: number })).text).toBe(
      `Invoice ${number} has already been refunded in full.\n`,
    );
    await settle(server);
    expect((await invoiceOf(learner)).refunded).toBe(29);
  });

  it('is rejected 30 days after the payment, for too much, without a name or a reason, and without an invoice', async () => {
    const learner = await subscriber();
    const { number } = await invoiceOf(learner);
    const refused = async (options: Record<string, string>) => {
      const { ok, text } = await refund(options);
      expect(ok).toBe(false);
      return text;
    };
    expect(await refused({ invoice: number, amount: '29.01' })).toContain('Only $29.00');
    expect(await refused({ invoice: number, by: ' ' })).toContain('who you are and why');
    expect(await refused({ invoice: number, reason: '' })).toContain('who you are and why');
    expect(await refused({ invoice: number, amount: '1e1' })).toContain('in dollars');
    expect(await refused({ invoice: 'A-0' })).toBe('There is no invoice A-0.\n');
    server.clock.advance({ days: 31 });
    expect(await refused({ invoice: number })).toContain('Refunds are given within 30 days of a payment.');
    expect(await server.db.run('select 1 from payment_refunds where amount_cents = 2901')).toEqual([]);
  });

  it('whose answer was lost is not repeated, even after the gateway has forgotten its key', async () => {
    const learner = await subscriber();
    const { number } = await invoiceOf(learner);
    await refund({ invoice: number, amount: '4' });
    await settle(server);
    await server.db.run('delete from sandbox_keys');
    await server.db.run(
      `update payment_refunds r set done_at = null, reference = null from payment_invoices i
       where i.id = r.invoice_id and i.number = $1`,
      [number],
    );
    server.clock.advance({ hours: 30 });
    await server.jobs.run('payments.catch-up');
    await settle(server);
    expect((await invoiceOf(learner)).refunded).toBe(4);
    const [row] = await server.db.run<{ found: boolean }>(
      `select count(*) = 1 as found from payment_refunds r join payment_invoices i on i.id = r.invoice_id
       where i.number = $1 and r.reference is not null and r.done_at is not null`,
      [number],
    );
    expect(row?.found).toBe(true);
  });

  it('without an answer from the gateway is made later; one that it refuses says why', async () => {
    const learner = await subscriber();
    const { number, id } = await invoiceOf(learner);
    await server.db.run(
      `insert into payment_refunds (invoice_id, amount_cents, requester, reason, created_at)
       values ($1, 400, 'Anna', 'goodwill', $2)`,
      [id, server.clock.now()],
    );
    await server.jobs.run('payments.catch-up');
    await settle(server);
    expect((await invoiceOf(learner)).refunded).toBe(4);
    // Something that only the gateway knows.
    await server.db.run(`update payment_invoices set amount_cents = 9000 where id = $1`, [id]);
    const { ok, text } = await refund({ invoice: number, amount: '80' });
    expect([ok, text]).toEqual([false, expect.stringContaining('The payment provider refused the refund')]);
    expect((await run('payments refunds')).text).toContain('(refused: Refund amount (8000) is greater');
  });
});
