import { expect, it } from 'vitest';
import { drawInvoice } from './invoice-pdf.ts';

const sheet = {
  title: 'Invoice A-1',
  status: 'Paid',
  facts: [['Date', '2 March 2026']],
  head: ['Plan', 'Amount'],
  lines: [['1 × Student', '$29.00']],
  totals: [['Total', '$29.00']],
  note: null,
} as const;

it('draws many invoices at once, with a pause for others between any two', async () => {
  const happened: string[] = [];
  const others = setInterval(() => happened.push('other'), 1);
  const drawing = Array.from({ length: 6 }, async () => {
    const file = await drawInvoice(sheet, new Date('2026-03-02T09:00:00Z'));
    happened.push('drawn');
    file.resume();
  });
  await Promise.all(drawing);
  clearInterval(others);
  const first = happened.indexOf('drawn');
  const between = happened.slice(first).join(' ');
  expect(between).not.toContain('drawn drawn');
  expect(between.split('drawn')).toHaveLength(7);
});
