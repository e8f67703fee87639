/** Where payments are made. All payments of an installation are of one mode. */
export const paymentModes = ['sandbox', 'stripe_test', 'stripe_live'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** Whether money moves. */
export const isReal = (mode: PaymentMode): boolean => mode === 'stripe_live';

const named: Readonly<Record<PaymentMode, string>> = {
  sandbox: 'test payments of the sandbox',
  stripe_test: 'test payments of Stripe',
  stripe_live: 'real payments',
};

/** What remains of payments in the current mode. */
export interface Left {
  readonly payments: number;
  /** Plans that they gave and that are still running. */
  readonly plans: number;
}

export const describeLeft = ({ payments, plans }: Left): string =>
  `${payments} ${payments === 1 ? 'payment' : 'payments'}, ${plans} running ${plans === 1 ? 'plan' : 'plans'}`;

/**
 * Why payments can't be made in one mode if the database has payments from another: their results would be mixed up.
 * Null if they can. Continues the sentence "The setting … can't be used".
 */
export function clashOf(kept: PaymentMode | null, wanted: PaymentMode | null, left: Left): string | null {
  if (kept === null || wanted === null || kept === wanted) return null;
  const both = `the database holds ${named[kept]} (${describeLeft(left)}), which must not be taken for ${named[wanted]}`;
  return isReal(kept)
    ? `${both}. Use another database`
    : `${both}. "npm run cli -- payments forget" forgets them, and ends the plans that they gave`;
}
