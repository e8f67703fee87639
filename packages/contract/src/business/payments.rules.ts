export const invoiceStatuses = ['open', 'paid', 'void', 'refunded', 'disputed'] as const;

/** An amount as staff and the command line see it: 950 US cents are "$9.50". */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Ways to pay, in the order offered. */
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

/** Affirm's minimum amount. US cents. */
export const affirmMinCents = 5000;

export interface Purchase {
  /** US cents. */
  readonly cents: number;
  /** A plan that is charged again each month. */
  readonly renews: boolean;
}

/** Why a purchase can't be paid this way; null if it can. A method that pays later can't renew. */
export function paymentMethodRefusal(
  method: PaymentMethodKind,
  { cents, renews }: Purchase,
): 'renews' | 'amount' | null {
  if (renews && (method === 'affirm' || method === 'klarna')) return 'renews';
  return method === 'affirm' && cents < affirmMinCents ? 'amount' : null;
}

/** Anybody who asks within this many days of a payment gets it back. */
export const refundDays = 30;

/** How long payment records are kept if their account is erased earlier. Tax law requires it. */
export const paymentRecordYears = 7;
