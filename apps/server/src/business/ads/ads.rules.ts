import { dayMs } from '@rounds/contract/time.rules';
import type { AdCategory, AdType, Placement } from '@rounds/contract/business/ads.rules';
import type { AdFrequency } from '@rounds/contract/identity/preferences.rules';

/** First and last day of a period, both included, as YYYY-MM-DD in UTC; null for an open end. */
interface Period {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** What decides whether an advertisement is shown. Money is an exact decimal as text: "12.50". */
export interface Candidate extends Period {
  readonly id: number;
  readonly adType: AdType;
  readonly placement: Placement;
  readonly category: AdCategory | null;
  readonly priority: number;
  readonly isActive: boolean;
  readonly clicks: number;
  readonly impressions: number;
  readonly budget: string | null;
  readonly costPerClick: string;
  /** Null for an advertisement of the installation's own. */
  readonly sponsor:
    | (Period & {
        readonly isActive: boolean;
        readonly monthlyBudget: string | null;
        /** Spent by all its advertisements in this calendar month. */
        readonly spentThisMonth: string;
      })
    | null;
}

/** An amount with at most two decimals, in hundredths: exact for what the tables can hold. */
export function hundredths(amount: string): number {
  const [whole = '0', part = ''] = amount.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

function isWithin({ startDate, endDate }: Period, today: string): boolean {
  return (startDate === null || startDate <= today) && (endDate === null || today <= endDate);
}

/** Whether the budget has room for one more click. */
function canPay(budget: string | null, spent: number, costPerClick: number): boolean {
  return budget === null || spent + costPerClick <= hundredths(budget);
}

/**
 * Whether an advertisement may be shown and its clicks counted: it is active, in its period, and its own budget and its
 * sponsor's monthly budget both have room for one more click. So counted clicks never cost more than the budget.
 */
export function isServable(ad: Candidate, today: string): boolean {
  const { sponsor } = ad;
  const cost = hundredths(ad.costPerClick);
  return (
    ad.isActive &&
    isWithin(ad, today) &&
    canPay(ad.budget, ad.clicks * cost, cost) &&
    (sponsor === null ||
      (sponsor.isActive &&
        isWithin(sponsor, today) &&
        canPay(sponsor.monthlyBudget, hundredths(sponsor.spentThisMonth), cost)))
  );
}

export interface AdQuery {
  readonly placement?: Placement | undefined;
  readonly adType?: AdType | undefined;
  readonly limit: number;
}

/** A learner's preferences about advertisements. */
export interface AdPreferences {
  readonly frequency: AdFrequency;
  readonly interests: readonly AdCategory[];
}

/**
 * How many advertisements a learner sees. "Fewer" means half. An odd number is rounded down one day and up the next, so
 * a place for a single one is empty every other day.
 * @param today YYYY-MM-DD in UTC
 */
export function limitFor(frequency: AdFrequency, limit: number, today: string): number {
  if (frequency === 'normal') return limit;
  return Math.floor((limit + ((Date.parse(today) / dayMs) % 2)) / 2);
}

/**
 * The advertisements to show: highest priority first; among equals, first what interests the learner, then the least
 * seen, then the oldest.
 */
export function chooseAds<Ad extends Candidate>(
  candidates: readonly Ad[],
  { placement, adType, limit }: AdQuery,
  today: string,
  { frequency, interests }: AdPreferences,
): Ad[] {
  const interesting = ({ category }: Ad) => Number(category !== null && interests.includes(category));
  return candidates
    .filter((ad) => placement === undefined || ad.placement === placement)
    .filter((ad) => adType === undefined || ad.adType === adType)
    .filter((ad) => isServable(ad, today))
    .sort(
      (a, b) =>
        b.priority - a.priority ||
        interesting(b) - interesting(a) ||
        a.impressions - b.impressions ||
        a.id - b.id,
    )
    .slice(0, limitFor(frequency, limit, today));
}

/** The day in UTC, YYYY-MM-DD. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The first day of the month in UTC, YYYY-MM-DD. */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

/** The start of the minute that contains an instant. */
export const minuteOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 60_000) * 60_000);
