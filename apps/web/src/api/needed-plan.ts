import { useSyncExternalStore } from 'react';
import type { Tier } from '@rounds/contract/business/plans.rules';

/** The plan that includes what was just refused; null once it has been read. */
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

/** For the shell, which shows it whenever any call is refused because the learner's plan doesn't include it. */
export const useNeededPlan = (): Tier | null => useSyncExternalStore(subscribe, () => needed);
