import { getInvoicePdf, listInvoices } from '@rounds/contract/business/billing.invoices';
import { getOrCreateSubscription } from '@rounds/contract/business/payments';
import { getDocumentProxy, extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../testing/factories.ts';
import { payFor, settle } from '../../../testing/payments.ts';

onServer('invoices', (server) => {
  async function payer(): Promise<{ learner: Learner; id: number }> {
    const learner = await registerLearner(server);
    await payFor(server, learner, 'student');
    const [invoice] = (await learner.client.call(listInvoices)).body;
    return { learner, id: invoice!.id };
  }
  async function pdfOf({ client }: Learner, id: number, language: string) {
    const { statusCode, headers, rawPayload } = await server.app.inject({
      method: 'GET',
      url: `/api/invoices/${id}/pdf?language=${language}`,
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="rounds-[\w-]+\.pdf"$/);
    expect(headers['cache-control']).toContain('no-store');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    });
    return text;
  }

  it('are files that name the plan, the amount and the card’s last four digits', async () => {
    const { learner, id } = await payer();
    const text = await pdfOf(learner, id, 'en');
    for (const part of ['Invoice', '1 × Student', '$29.00', 'Paid', 'Visa •••• 4242', 'Test mode.'])
      expect(text).toContain(part);
    expect(text).toContain(learner.email);
    expect(text).not.toContain('424242');
  });

  it.each([
    ['fr', 'Facture', '29,00\u00a0$US'],
    ['de', 'Rechnung', '29,00\u00a0$'],
    ['ja', 'Invoice', '$29.00'],
    ['ar', 'Invoice', '$29.00'],
  ])('are in %s if the font has its letters, else in English', async (language, title, amount) => {
    const { learner, id } = await payer();
    const text = (await pdfOf(learner, id, language)).replaceAll('\u202f', '\u00a0');
    expect(text).toContain(title);
    expect(text.replaceAll(/\s/g, ' ')).toContain(amount.replaceAll(/\s/g, ' '));
  });

  it('of other learners are not found', async () => {
    const { id } = await payer();
    const other = await registerLearner(server);
    for (const wanted of [id, id + 100_000]) {
      const { status, failure } = await other.client.call(getInvoicePdf, { params: { id: wanted } });
      expect([status, failure.code]).toEqual([404, 'invoice_not_found']);
    }
  });

  it('are not created by opening a form and leaving it', async () => {
    const learner = await registerLearner(server);
    await learner.client.call(getOrCreateSubscription, { body: { plan: 'student' } });
    await settle(server);
    expect((await learner.client.call(listInvoices)).body).toEqual([]);
    await payFor(server, learner, 'professional');
    expect((await learner.client.call(listInvoices)).body).toMatchObject([{ amount: 89, status: 'paid' }]);
  });

  it('come in pages', async () => {
    const { learner } = await payer();
    await server.db.run(
      `insert into payment_invoices (user_id, reference, number, description, amount_cents, status, created_at)
       select $1, 'more-' || $2 || '-' || n, 'M-' || n, 'Student', 2900, 'paid', now() - n * interval '1 day'
       from generate_series(1, 24) n`,
      [learner.user.id, String(learner.user.id)],
    );
    const first = await learner.client.call(listInvoices, { query: { limit: 20 } });
    expect(first.body).toHaveLength(20);
    const [, next = ''] = /^<([^>]+)>; rel="next"/.exec(first.headers['link'] ?? '') ?? [];
    const second = await learner.client.send('GET', next);
    expect(second.body).toHaveLength(5);
  });
});
