import type { Language } from '@rounds/contract/common';

export const mailJob = 'payments.mail';

/** What a learner is told about money. `plan`: its name, or what the invoice is for. */
export type PaymentMailJob = { readonly userId: number; readonly plan: string } & (
  | { readonly kind: 'receipt'; readonly cents: number; readonly number: string }
  | { readonly kind: 'payment_failed' | 'plan_ended' }
);

/** The texts in one language. */
export interface PaymentMailTexts {
  readonly greeting: string;
  /** The address of the page with plans and invoices. */
  readonly where: string;
  /** Footer of every mail about test payments. */
  readonly testMode: string;
  readonly mails: Readonly<
    Record<PaymentMailJob['kind'], { readonly subject: string; readonly text: string }>
  >;
}

export interface MailFacts {
  readonly language: Language;
  readonly texts: PaymentMailTexts;
  readonly username: string;
  readonly publicUrl: string;
  readonly isTest: boolean;
}

/** The mail about a payment. */
export function paymentMail(job: PaymentMailJob, facts: MailFacts): { subject: string; text: string } {
  const { language, texts, username, publicUrl, isTest } = facts;
  const { subject, text } = texts.mails[job.kind];
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const values = {
    name: username,
    plan: job.plan,
    amount: job.kind === 'receipt' ? money.format(job.cents / 100) : '',
    number: job.kind === 'receipt' ? job.number : '',
  };
  const parts = [
    fill(texts.greeting, values),
    fill(text, values),
    texts.where,
    `${publicUrl}/billing`,
    ...(isTest ? [texts.testMode] : []),
    'Rounds\n',
  ];
  return { subject: fill(subject, values), text: parts.join('\n\n') };
}

/** Puts values in place of `{{name}}`, each on one line. */
function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    (values[name] ?? whole).replaceAll(/\p{Cc}+/gu, ' '),
  );
}
