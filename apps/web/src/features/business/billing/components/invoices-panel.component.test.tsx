import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Invoice } from '@rounds/contract/business/billing.invoices';
import { fakeApi, refusal, type FakeCall } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { InvoicesPanel } from './invoices-panel.tsx';

const list = 'GET /api/invoices';
const buildInvoice = (id: number, changes: Partial<Invoice> = {}): Invoice => ({
  id,
  number: `R-${id}`,
  description: 'Rounds Student',
  amount: 29,
  refunded: 0,
  currency: 'USD',
  status: 'paid',
  createdAt: '2026-11-01T08:00:00Z',
  paidAt: '2026-11-01T08:00:00Z',
  ...changes,
});

async function showPanel(answers: Parameters<typeof fakeApi>[0], contact: string | null = null) {
  signInAs();
  const calls = fakeApi(answers);
  return { calls, screen: await renderApp(<InvoicesPanel contact={contact} />) };
}

afterEach(() => vi.restoreAllMocks());

describe('the invoices', () => {
  test('say whether they are paid, and how much was refunded', async () => {
    const rows = [buildInvoice(1, { status: 'refunded', refunded: 10 }), buildInvoice(2, { status: 'open' })];
    const { screen } = await showPanel({ [list]: rows });
    await expect.element(screen.getByText('$10 refunded')).toBeVisible();
    await expect.element(screen.getByText('Due', { exact: true })).toBeVisible();
  });

  test.each([
    ['pay@rounds.example', /^To get a refund, write to/],
    [null, /^To get a refund, contact the people who run this installation/],
  ])('say until when the payment can be refunded, and whom to ask: %s', async (contact, how) => {
    const paidAt = new Date(Date.now() - 60_000).toISOString();
    const rows = [buildInvoice(2, { paidAt }), buildInvoice(1, { paidAt: '2025-11-01T08:00:00Z' })];
    const { screen } = await showPanel({ [list]: rows }, contact);
    await expect.element(screen.getByText(/^Refundable until/)).toBeVisible();
    expect(screen.getByText(/^Refundable until/).elements()).toHaveLength(1);
    await expect.element(screen.getByText(how)).toBeVisible();
    if (contact !== null)
      await expect
        .element(screen.getByRole('link', { name: contact }))
        .toHaveAttribute('href', `mailto:${contact}?subject=Rounds%3A%20Refund`);
  });

  test('that can no longer be refunded name nobody to ask', async () => {
    const { screen } = await showPanel({ [list]: [buildInvoice(1, { paidAt: '2025-11-01T08:00:00Z' })] });
    await expect.element(screen.getByText('R-1', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/refund/i)).not.toBeInTheDocument();
  });

  test('say that there are none, and leave the link to the plans to the plan', async () => {
    const { screen } = await showPanel({ [list]: [] });
    await expect.element(screen.getByText('No invoices yet')).toBeVisible();
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  });

  test('can be loaded again after a failure', async () => {
    let fails = true;
    const { screen } = await showPanel({
      [list]: () => (fails ? refusal(503, 'unavailable') : [buildInvoice(1)]),
    });
    await expect.element(screen.getByText("We couldn't load your invoices.")).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText('R-1', { exact: true })).toBeVisible();
  });

  test('stay when more of them cannot be loaded, which is reported and can be retried', async () => {
    let fails = true;
    const first = Response.json([buildInvoice(2)], {
      headers: { Link: '</api/invoices?limit=20&cursor=abc>; rel="next"' },
    });
    const { screen } = await showPanel({
      [list]: ({ search }: FakeCall) =>
        !search.includes('cursor=abc') ? first : fails ? refusal(503, 'unavailable') : [buildInvoice(1)],
    });
    const more = screen.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect.element(screen.getByText("We couldn't load your invoices.")).toBeVisible();
    await expect.element(screen.getByText('R-2', { exact: true })).toBeVisible();
    fails = false;
    await more.click();
    await expect.element(screen.getByText('R-1', { exact: true })).toBeVisible();
    await expect.element(screen.getByText("We couldn't load your invoices.")).not.toBeInTheDocument();
    await expect.element(more).not.toBeInTheDocument();
  });
});

describe('an invoice as a file', () => {
  const pdf = 'GET /api/invoices/1/pdf';
  const download = { name: /Download invoice R-1/ };

  test('is fetched once, and saved under its number', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const answer = Promise.withResolvers<Response>();
    const { calls, screen } = await showPanel({
      [list]: [buildInvoice(1), buildInvoice(2)],
      [pdf]: () => answer.promise,
    });
    const button = screen.getByRole('button', download);
    await button.click();
    await button.click({ force: true });
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect
      .element(screen.getByRole('button', { name: /Download invoice R-2/ }))
      .not.toHaveAttribute('aria-busy');
    answer.resolve(new Response('%PDF'));
    await expect.poll(() => saved).toEqual(['rounds-R-1.pdf']);
    await expect.element(button).not.toHaveAttribute('aria-busy');
    expect(calls.filter(({ path }) => path.endsWith('/pdf')).map(({ search }) => search)).toEqual([
      '?language=en',
    ]);
  });

  test.each([
    ['isn’t there', () => refusal(404, 'invoice_not_found'), "This invoice can't be found."],
    [
      'can’t be reached',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /^No connection/,
    ],
  ])('that %s says why, and can be requested again', async (_, answer, why) => {
    const { screen } = await showPanel({ [list]: [buildInvoice(1)], [pdf]: answer });
    const button = screen.getByRole('button', download);
    await button.click();
    await expect.element(screen.getByText("We couldn't download the invoice")).toBeVisible();
    await expect.element(screen.getByText(why)).toBeVisible();
    await expect.element(button).not.toHaveAttribute('aria-busy');
    await expect.element(button).toHaveFocus();
  });
});
