import { useSyncExternalStore } from 'react';
import type { Tier } from '@rounds/contract/business/plans.rules';

/** The plan that includes what was just refused. */
export interface NeededPlan {
  readonly plan: Tier;
  /** The plan in force has it too, but no more of it this month. */
  readonly isUsedUp: boolean;
}

/** Null once it has been read. */
let needed: NeededPlan | null = null;
const listeners = new Set<() => void>();

export function setNeededPlan(plan: NeededPlan | null): void {
  needed = plan;
  for (const listener of listeners) listener();
}

const usedUp: readonly string[] = ['student_plan_needed', 'professional_plan_needed'];

/** Notes the plan that a refusal names, if it does. */
export function noteRefusal({
  plan,
  code,
}: {
  readonly plan?: Tier | undefined;
  readonly code: string;
}): void {
  if (plan !== undefined) setNeededPlan({ plan, isUsedUp: usedUp.includes(code) });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the shell, which shows it whenever any call is refused because the learner's plan doesn't include it. */
export const useNeededPlan = (): NeededPlan | null => useSyncExternalStore(subscribe, () => needed);
