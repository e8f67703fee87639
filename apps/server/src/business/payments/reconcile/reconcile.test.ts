import { expect, it } from 'vitest';
import { onBothServers, testConfig } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { payFor, settle, stripeOf } from '../../../../testing/payments.ts';
import { paymentCommands } from '../payments.commands.ts';
import { reconcileByCommand } from './reconcile.service.ts';

const staffEmail = 'staff@rounds.test';

onBothServers(
  'the reconciliation',
  (server) => {
    const reconcile = async () => {
      const command = paymentCommands.find(({ words }) => words === 'payments reconcile')!;
      const { db, clock } = server;
      const context = { config: testConfig(), db, clock, reportables: [] };
      const result = await command.run(context, { id: 0, kind: '', options: {} });
      if (typeof result === 'string') throw new Error('It does not say whether all is well');
      return result;
    };
    async function subscriber(): Promise<Learner & { subscription: string; intent: string }> {
      const learner = await registerLearner(server);
      await payFor(server, learner, 'student');
      const [row] = await server.db.run<{ subscription: string; intent: string }>(
        `select subscription_id as subscription, payment_intent_id as intent from payment_invoices where user_id = $1`,
        [learner.user.id],
      );
      server.clock.advance({ minutes: 20 });
      return { ...learner, ...row! };
    }
    /** Plants a difference on our side only, and undoes it afterwards. */
    async function planted(table: string, key: string, id: string, change: string) {
      const before = await server.db.run<object>(`select * from ${table} where ${key} = $1`, [id]);
      await server.db.run(`${change.startsWith('delete') ? '' : 'update '}${change}`, [id]);
      const found = await reconcile();
      await server.db.run(`delete from ${table} where ${key} = $1`, [id]);
      await server.db.run(
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(before)],
      );
      return found;
    }

    it('finds nothing when all is well', async () => {
      await subscriber();
      expect(await reconcile()).toEqual({ ok: true, text: 'Everything agrees with the payment provider.\n' });
    });

    it.each([
      ["status = 'past_due'", 'status past_due here, active at the gateway.'],
      [
        "price_id = 'price_basic_monthly'",
        'price price_basic_monthly here, price_student_plans_monthly at the gateway.',
      ],
      ['cancel_at_period_end = true', 'ends with its period: yes here, no at the gateway.'],
      ["current_period_end = '2027-01-01T00:00:00Z'", 'period ends 2027-01-01 here, 2026-'],
    ])('finds a subscription with %s', async (change, said) => {
      const { subscription } = await subscriber();
      const { ok, text } = await planted(
        'subscriptions',
        'id',
        subscription,
        `subscriptions set ${change} where id = $1`,
      );
      expect([ok, text]).toEqual([false, expect.stringContaining(`Subscription ${subscription}: ${said}`)]);
      expect(text.trim().split('\n')).toHaveLength(1);
      expect((await reconcile()).ok).toBe(true);
    });

    it.each([
      ['amount_cents = 2000', 'amount $20.00 here, $29.00 at the gateway.'],
      ['refunded_cents = 500', 'refunded $5.00 here, $0.00 at the gateway.'],
      ["dispute = 'won'", 'disputed: yes here, no at the gateway.'],
    ])('finds a payment with %s', async (change, said) => {
      const { intent } = await subscriber();
      const { text } = await planted(
        'payment_invoices',
        'payment_intent_id',
        intent,
        `payment_invoices set ${change} where payment_intent_id = $1`,
      );
      expect(text).toBe(`Payment ${intent}: ${said}\n`);
    });

    it('finds what is missing here', async () => {
      const { subscription, intent } = await subscriber();
      const gone = await planted(
        'subscriptions',
        'id',
        subscription,
        'delete from subscriptions where id = $1',
      );
      expect(gone.text).toBe(`Subscription ${subscription}: active at the gateway, missing here.\n`);
      const unpaid = await planted(
        'payment_invoices',
        'payment_intent_id',
        intent,
        'delete from payment_invoices where payment_intent_id = $1',
      );
      expect(unpaid.text).toBe(`Payment ${intent}: $29.00 at the gateway, missing here.\n`);
    });

    it('finds what is missing at the gateway', async () => {
      const { subscription, intent } = await subscriber();
      const hide = (id: string, prefix: string) =>
        server.db.run(
          `update sandbox_objects set kind = $2 || kind where id = $1 or data->>'payment_intent' = $1`,
          [id, prefix],
        );
      await hide(subscription, 'no-');
      await hide(intent, 'no-');
      const { text } = await reconcile();
      expect(text.trim().split('\n')).toEqual([
        `Subscription ${subscription}: active here, ended or missing at the gateway.`,
        `Payment ${intent}: $29.00 here, missing at the gateway.`,
      ]);
      await server.db.run(`update sandbox_objects set kind = substr(kind, 4) where kind like 'no-%'`);
      expect((await reconcile()).ok).toBe(true);
    });

    it('finds each refund by command that differs at the gateway, though the sums agree', async () => {
      const { intent } = await subscriber();
      const refunds = [];
      for (const cents of [300, 400]) {
        const { id } = await stripeOf(server).refunds.create({ payment_intent: intent, amount: cents });
        await server.db.run(
          `insert into payment_refunds (invoice_id, amount_cents, requester, reason, created_at, done_at, reference)
           select id, $2, 'Anna', 'goodwill', $3, $3, $4 from payment_invoices where payment_intent_id = $1`,
          [intent, cents, server.clock.now(), id],
        );
        refunds.push(id);
      }
      await settle(server);
      server.clock.advance({ minutes: 20 });
      expect((await reconcile()).ok).toBe(true);
      const [one = '', other = ''] = refunds;
      const change = 'payment_refunds set amount_cents = 401 where reference = $1';
      expect((await planted('payment_refunds', 'reference', other, change)).text).toBe(
        `Refund ${other}: amount $4.01 here, $4.00 at the gateway.\n`,
      );
      const set = (to: string) =>
        server.db.run(`update sandbox_objects set data = data || $2::text::jsonb where id = $1`, [one, to]);
      await set('{"status":"failed"}');
      expect((await reconcile()).text).toBe(`Refund ${one}: given: yes here, no at the gateway.\n`);
      await set('{"status":"succeeded"}');
      await server.db.run(`update payment_refunds set reference = 're_gone' where reference = $1`, [one]);
      expect((await reconcile()).text).toBe(
        `Refund re_gone of payment ${intent}: $3.00 here, missing at the gateway.\n`,
      );
      await server.db.run(`update payment_refunds set reference = $1 where reference = 're_gone'`, [one]);
      expect((await reconcile()).ok).toBe(true);
    });

    it('finds a refund whose event never arrived, tells staff each night, and changes nothing itself', async () => {
      const { intent } = await subscriber();
      const made = await stripeOf(server).refunds.create({ payment_intent: intent, amount: 700 });
      const { id: refund } = made;
      server.clock.advance({ minutes: 20 });
      await server.db.run('update sandbox_deliveries set delivered_at = now() where delivered_at is null');
      server.jobs.enqueued.splice(0);
      const said = `Payment ${intent}: refunded $0.00 here, $7.00 at the gateway.\nRefund ${refund} of payment ${intent}: $7.00 at the gateway, missing here.`;
      for (let night = 0; night < 2; night += 1) {
        server.mailer.sent.splice(0);
        await server.jobs.run('payments.reconcile');
        await server.jobs.runAll();
        expect(server.mailer.sent).toMatchObject([{ to: staffEmail, text: `${said}\n` }]);
        for (const line of said.split('\n'))
          expect(server.logs.some((logged) => logged.includes(line))).toBe(true);
      }
      expect((await reconcile()).text).toBe(`${said}\n`);
    });

    it('goes through all pages, and leaves out customers of other installations', async () => {
      const stripe = stripeOf(server);
      const { id: customer } = await stripe.customers.create();
      const others = await stripe.paymentMethods.create({
        type: 'card',
        card: { number: '4242424242424242', exp_month: 12, exp_year: 2030 },
      });
      for (let count = 0; count < 4; count += 1) {
        const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd', customer });
        await stripe.paymentIntents.confirm(id, { payment_method: others.id });
      }
      await settle(server);
      server.clock.advance({ minutes: 20 });
      const { db, clock } = server;
      const { text } = await reconcileByCommand({ db, clock, gateway: { stripe }, pageSize: 3 });
      expect(text).not.toContain('$5.00 at the gateway');
      // The refund of the previous test is on the second page.
      expect(text).toContain('refunded $0.00 here, $7.00 at the gateway.');
    });
  },
  { config: { staffEmail } },
);
