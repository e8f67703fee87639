/** What a code takes off: a percentage, an amount, or everything for a year of Professional. */
export const discountTypes = ['percentage', 'amount', 'free_access'] as const;
export type DiscountType = (typeof discountTypes)[number];

/** Days of Professional that a code for free access gives. */
export const freeAccessDays = 365;

/** What a code takes off a price, in cents: never more than the price. `value`: percent, or cents. */
export function discountOf(type: DiscountType, value: number, cents: number): number {
  if (type === 'free_access') return cents;
  return Math.min(cents, type === 'amount' ? value : Math.round((cents * value) / 100));
}
