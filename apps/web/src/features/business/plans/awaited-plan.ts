import { isPriceId, type PriceId } from '@rounds/contract/business/plans.offers.rules';
import { tiers, type Tier } from '@rounds/contract/business/plans.rules';
import { tabStorage } from '../../../browser/storage.ts';

/** What was paid for in this tab and hasn't been confirmed yet. */
export interface AwaitedPlan {
  readonly tier: Tier;
  /** What was bought, where its name may be another than its tier's. */
  readonly priceId?: PriceId;
  /** `told`: the payment form has announced it; `page`: it was paid elsewhere; `code`: nothing was paid. */
  readonly by: 'told' | 'page' | 'code';
}

// For this tab only, since the learner may leave it for the payment provider's page.
const key = 'rounds.awaitedPlan';
const ways: readonly unknown[] = ['told', 'page', 'code'] satisfies AwaitedPlan['by'][];

function isAwaited(value: unknown): value is AwaitedPlan {
  const { tier, by, priceId } = (value ?? {}) as Partial<AwaitedPlan>;
  return (
    tiers.some((known) => known === tier) &&
    ways.includes(by) &&
    (priceId === undefined || isPriceId(priceId))
  );
}

/** If nothing can be stored, the plan still starts; the screen just doesn't wait for it. */
export const awaitPlan = (awaited: AwaitedPlan): void => void tabStorage.writeJson(key, awaited);
export const awaitedPlan = (): AwaitedPlan | null => tabStorage.readJson(key, isAwaited);
export const stopAwaiting = (): void => tabStorage.remove(key);
