import type { InvoiceLanguage } from '@rounds/contract/business/billing.rules';
import type { Invoice } from '@rounds/contract/business/billing.invoices';

/** The texts in one language. */
export interface InvoiceTexts {
  readonly title: string;
  readonly date: string;
  readonly paid: string;
  readonly billedTo: string;
  readonly item: string;
  readonly amount: string;
  readonly credit: string;
  readonly creditAdded: string;
  readonly total: string;
  readonly due: string;
  readonly refunded: string;
  readonly card: string;
  readonly status: Readonly<Record<Invoice['status'], string>>;
  readonly testMode: string;
}

/** An invoice on record. Amounts are in cents. */
export interface InvoiceRecord extends Pick<Invoice, 'number' | 'status' | 'createdAt' | 'paidAt'> {
  readonly lines: readonly { readonly description: string; readonly cents: number }[];
  readonly amountCents: number;
  readonly creditCents: number;
  readonly refundedCents: number;
  readonly username: string;
  readonly email: string;
}

/** The fields of an invoice, in order. */
export interface InvoiceSheet {
  readonly title: string;
  readonly status: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly head: readonly [item: string, amount: string];
  readonly lines: readonly (readonly [item: string, amount: string])[];
  readonly totals: readonly (readonly [label: string, amount: string])[];
  readonly note: string | null;
}

export interface SheetFacts {
  readonly language: InvoiceLanguage;
  readonly texts: InvoiceTexts;
  /** "Visa •••• 4242"; null if unknown. */
  readonly paidWith: string | null;
  readonly isTest: boolean;
}

/** An invoice as printed. Amounts are in cents, and the lines add up to what was charged. */
export function invoiceSheet(invoice: InvoiceRecord, facts: SheetFacts): InvoiceSheet {
  const { language, texts, paidWith, isTest } = facts;
  const { status, creditCents, refundedCents, amountCents, paidAt, username, email } = invoice;
  const currency = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const money = (cents: number) => currency.format(cents / 100);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (instant: string) => format.format(new Date(instant));
  return {
    title: texts.title.replace('{{number}}', invoice.number),
    status: texts.status[status],
    facts: [
      [texts.date, day(invoice.createdAt)],
      ...(paidAt === null ? [] : [[texts.paid, day(paidAt)] as const]),
      [texts.billedTo, `${username}, ${email}`],
      ...(paidWith === null ? [] : [[texts.card, paidWith] as const]),
    ],
    head: [texts.item, texts.amount],
    lines: invoice.lines.map(({ description, cents }) => [description, money(cents)]),
    totals: [
      ...(creditCents > 0 ? [[texts.credit, money(-creditCents)] as const] : []),
      ...(creditCents < 0 ? [[texts.creditAdded, money(-creditCents)] as const] : []),
      [status === 'open' ? texts.due : texts.total, money(amountCents)],
      ...(refundedCents > 0 ? [[texts.refunded, money(-refundedCents)] as const] : []),
    ],
    note: isTest ? texts.testMode : null,
  };
}
