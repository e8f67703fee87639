import { tiers, type Tier } from '@rounds/contract/business/plans.rules';
import { tabStorage } from '../../../browser/storage.ts';

/** What was paid for in this tab and has not been confirmed yet. */
export interface AwaitedPlan {
  readonly tier: Tier;
  /** `told`: the payment form has said so; `page`: it was paid elsewhere; `code`: nothing was paid. */
  readonly by: 'told' | 'page' | 'code';
}

// In this tab alone, as it may be left for the page of the payment provider.
const key = 'rounds.awaitedPlan';
const ways: readonly unknown[] = ['told', 'page', 'code'] satisfies AwaitedPlan['by'][];

function isAwaited(value: unknown): value is AwaitedPlan {
  const { tier, by } = (value ?? {}) as Partial<AwaitedPlan>;
  return tiers.some((known) => known === tier) && ways.includes(by);
}

/** If nothing can be stored, the plan still opens; nothing on screen waits for it. */
export const awaitPlan = (awaited: AwaitedPlan): void => void tabStorage.writeJson(key, awaited);
export const awaitedPlan = (): AwaitedPlan | null => tabStorage.readJson(key, isAwaited);
export const stopAwaiting = (): void => tabStorage.remove(key);
