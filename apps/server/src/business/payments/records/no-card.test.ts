import { changeCard } from '@rounds/contract/business/billing';
import {
  createPaymentIntent,
  createSubscription,
  getOrCreateSubscription,
} from '@rounds/contract/business/payments';
import {
  authenticateSandboxPayment,
  confirmSandboxPayment,
  paySandboxSession,
} from '@rounds/contract/business/sandbox';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { settle, testCards } from '../../../../testing/payments.ts';

/** A year and a code that occur nowhere else. */
const [expYear, cvc] = [2047, '9173'];
const realCard = '4111111111111111';
const typed = (number: string) => ({ number, expMonth: 11, expYear, cvc });

/** The card data that must not appear anywhere: its number, even grouped or truncated, its expiry and its code. */
const patterns = [
  ...[...Object.values(testCards), realCard].flatMap((number) => [
    new RegExp(number.slice(0, 12)),
    new RegExp(number.replace(/(\d{4})(?=\d)/g, '$1[ -]')),
  ]),
  new RegExp(`(?<![0-9a-z])${expYear}(?![0-9a-z])`, 'i'),
  new RegExp(`(?<![0-9a-z])${cvc}(?![0-9a-z])`, 'i'),
  /(?<![0-9a-z])11\/?47(?![0-9a-z])/i,
  /exp_?(month|year)|"cvc"/i,
];
/** Drawings and measurements, where any four digits may happen to look like a year or a code. */
const byChance = [
  /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi,
  /(?<=:\d\d:\d\d)\.\d+/g,
  /"(?:ms|time)":[\d.]+/g,
];
const withoutChance = (text: string) => byChance.reduce((rest, pattern) => rest.replace(pattern, ''), text);
const found = (texts: readonly string[]) =>
  texts
    .map(withoutChance)
    .filter((text) => patterns.some((pattern) => pattern.test(text)))
    .map((text) => text.slice(0, 300));

onServer('of a card', (server) => {
  const confirm = (clientSecret: string, number: string) =>
    server.client.call(confirmSandboxPayment, { body: { clientSecret, card: typed(number) } });

  /** Uses a card everywhere that accepts one. */
  async function useEverywhere(number: string): Promise<Learner> {
    const learner = await registerLearner(server);
    const { client } = learner;
    const plan = (await client.call(getOrCreateSubscription, { body: { plan: 'student' } })).body;
    const progress = await confirm(plan.clientSecret, number);
    if (progress.status === 200 && progress.body.status === 'requires_action')
      await server.client.call(authenticateSandboxPayment, {
        body: { clientSecret: plan.clientSecret, passed: true },
      });
    await settle(server);
    const pass = (await client.call(createPaymentIntent, { body: { amount: 19.99 } })).body;
    if (pass.clientSecret) await confirm(pass.clientSecret, number);
    await settle(server);
    const change = await client.call(changeCard);
    if (change.status === 200) await confirm(change.body.clientSecret, number);
    const page = await client.call(createSubscription, { body: { priceId: 'price_basic_monthly' } });
    if (page.status === 200)
      await server.client.call(paySandboxSession, {
        params: { id: page.body.sessionId! },
        body: { card: typed(number) },
      });
    await settle(server);
    return learner;
  }

  it('nothing but brand and last four digits is in the database, the logs, the mails or the export', async () => {
    const exports: string[] = [];
    for (const number of [...Object.values(testCards), realCard, '4242 4242 4242 4242']) {
      const { client } = await useEverywhere(number);
      const { body } = await client.send('GET', '/api/user/export');
      exports.push(JSON.stringify(body));
    }
    await server.jobs.run('payments.reconcile');
    await server.jobs.runAll();

    const tables = await server.db.run<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(50);
    let searched = '';
    for (const { name } of tables) {
      const rows = await server.db.run<{ text: string }>(`select t::text as text from ${name} t`);
      const texts = rows.map(({ text }) => text);
      expect(found(texts), name).toEqual([]);
      searched += texts.join('\n');
    }
    const mails = server.mailer.sent.map(({ subject, text }) => `${subject}\n${text}`);
    expect(found(server.logs), 'logs').toEqual([]);
    expect(found(mails), 'mails').toEqual([]);
    expect(found(exports), 'export').toEqual([]);
    // The searched data does contain these payments.
    expect(searched).toMatch(/last4\W+4242/);
    expect(mails.length).toBeGreaterThan(5);
    expect(exports.join('')).toContain('payment_invoices');
    expect(server.logs.join('')).toContain('payment received');
    expect(found(['{"number":"4000000000000259"}', `{"year": ${expYear}}`, `(${cvc})`])).toHaveLength(3);
    expect(found([`{"time":1,"card":{"cvc":"${cvc}"}}`, `("${expYear}-11-30 00:00:00.5+00")`])).toHaveLength(
      2,
    );
    const drawn = `{"reqId":"0a1b2c3d-${expYear}-${cvc}-1147-0a1b2c3d4e5f","ms":${cvc}.1}`;
    expect(found([drawn, `("2026-03-04 09:00:00.${cvc}+00")`])).toEqual([]);
  }, 120_000);
});
