import { tiers, type Tier } from '@rounds/contract/business/plans.rules';

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

export function awaitPlan(awaited: AwaitedPlan): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(awaited));
  } catch {
    // The plan opens all the same; nothing on screen waits for it.
  }
}

export function awaitedPlan(): AwaitedPlan | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isAwaited(value) ? value : null;
  } catch {
    return null;
  }
}

export function stopAwaiting(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
