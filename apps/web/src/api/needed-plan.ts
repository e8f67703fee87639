import { useSyncExternalStore } from 'react';
import type { Tier } from '@rounds/contract/business/plans.rules';

/** The plan that includes what was just refused; null once that was read. */
let needed: Tier | null = null;
const listeners = new Set<() => void>();

export function setNeededPlan(plan: Tier | null): void {
  needed = plan;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the shell shows whenever a call, of whatever feature, is refused for want of a plan. */
export const useNeededPlan = (): Tier | null => useSyncExternalStore(subscribe, () => needed);
