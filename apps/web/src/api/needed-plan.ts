import type { planErrors } from '@rounds/contract/business/plans.errors';
import type { Tier } from '@rounds/contract/business/plans.rules';
import { createStore, useStore } from '../browser/store.ts';

/** The plan that includes what was just refused. */
export interface NeededPlan {
  readonly plan: Tier;
  /** The plan in force has it too, but no more of it this month. */
  readonly isUsedUp: boolean;
}

/** Null once it has been read. */
const needed = createStore<NeededPlan | null>(null);

export const setNeededPlan = needed.set;

/** What refuses more of something this month. What a plan doesn't have at all is refused by other codes. */
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
