export const invoiceStatuses = ['open', 'paid', 'void', 'refunded', 'disputed'] as const;

/** An amount as staff and the command line read it: 950 US cents are "$9.50". */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Ways to pay, in the order in which they are offered. */
export const paymentMethods = [
  'apple_pay',
  'google_pay',
  'link',
  'card',
  'cashapp',
  'affirm',
  'klarna',
  'us_bank_account',
] as const;
export type PaymentMethodKind = (typeof paymentMethods)[number];

/** Affirm lends from this amount on. US cents. */
export const affirmFromCents = 5000;

export interface Purchase {
  /** US cents. */
  readonly cents: number;
  /** A plan that is charged again each month. */
  readonly renews: boolean;
}

/** Why a purchase can't be paid this way; null where it can. What is paid later can't renew. */
export function whyNotBy(method: PaymentMethodKind, { cents, renews }: Purchase): 'renews' | 'amount' | null {
  if (renews && (method === 'affirm' || method === 'klarna')) return 'renews';
  return method === 'affirm' && cents < affirmFromCents ? 'amount' : null;
}

/** Whoever asks within so many days of a payment gets it back. */
export const refundDays = 30;

/** How long records of payments are kept, if their account is erased before that. Tax law asks for them. */
export const paymentRecordYears = 7;
