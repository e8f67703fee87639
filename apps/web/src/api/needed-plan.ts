import type { planErrors } from '@rounds/contract/business/plans.errors';
import type { Tier } from '@rounds/contract/business/plans.rules';
import { createStore, useStore } from '../browser/store.ts';

/** The plan that includes what was just refused. */
export interface NeededPlan {
  readonly plan: Tier;
  /** The current plan has it too, but not any more this month. */
  readonly isUsedUp: boolean;
}

/** Null once it has been read. */
const needed = createStore<NeededPlan | null>(null);

export const setNeededPlan = needed.set;

/** Refusals because of a monthly limit. Other codes refuse what a plan doesn't include at all. */
const usedUp: Readonly<Record<keyof typeof planErrors, true>> = {
  student_plan_needed: true,
  professional_plan_needed: true,
};

interface Refusal {
  readonly plan?: Tier | undefined;
  readonly code: string;
}

/** Notes the plan that a refusal names, if it does. */
export function noteRefusal({ plan, code }: Refusal): void {
  if (plan !== undefined) setNeededPlan({ plan, isUsedUp: Object.hasOwn(usedUp, code) });
}

/** For the shell, which shows it whenever any call is refused because the learner's plan doesn't include it. */
export const useNeededPlan = (): NeededPlan | null => useStore(needed);
