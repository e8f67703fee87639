import type { Tier } from './plans.rules.ts';

/** A plan at a price. Each screen sells at the price that it shows. */
export interface Offer {
  readonly tier: Extract<Tier, 'student' | 'professional'>;
  /** The plan's name on the screen, and so on invoices. */
  readonly name: string;
  /** US cents a month. */
  readonly cents: number;
}

/** THE price list. The gateway knows prices by these keys: a changed price needs a new key. */
export const offers = {
  price_student_plans_monthly: { tier: 'student', name: 'Student', cents: 2900 },
  price_professional_plans_monthly: { tier: 'professional', name: 'Professional', cents: 8900 },
  price_basic_monthly: { tier: 'student', name: 'Basic', cents: 2000 },
  price_professional_monthly: { tier: 'professional', name: 'Professional', cents: 3500 },
} as const satisfies Readonly<Record<string, Offer>>;

export type PriceId = keyof typeof offers;

export const priceIds = Object.keys(offers) as [PriceId, ...PriceId[]];

/** What each screen sells, in order. Enterprise is only sold through contact. */
export const pricesOn = {
  plans: { student: 'price_student_plans_monthly', professional: 'price_professional_plans_monthly' },
  pricing: ['price_basic_monthly', 'price_professional_monthly'],
} as const satisfies Readonly<Record<string, Readonly<Record<string, PriceId>> | readonly PriceId[]>>;

/** What the checkout screen sells: Student for 30 days, once, without renewal. US cents. */
export const pass = { tier: 'student', days: 30, cents: 1999 } as const satisfies {
  readonly tier: Tier;
  readonly days: number;
  readonly cents: number;
};

/** Whether a price id is one of ours. */
export const isPriceId = (id: string | null | undefined): id is PriceId =>
  typeof id === 'string' && Object.hasOwn(offers, id);

/** Cents in the API's money format: a number with two decimals. */
export const dollars = (cents: number): number => Math.round(cents) / 100;
