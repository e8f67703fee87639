import type { DailyGoal } from '@rounds/contract/learning/goals';
import { changeGoal } from '../awards/index.ts';
import { selectGoal } from './goals.queries.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';

/** The learner's progress today. */
export function readGoal({ db, clock }: ServiceDeps, userId: number): Promise<DailyGoal> {
  return selectGoal(db, userId, clock.now());
}

/** Sets the goal; null removes it. */
export function saveGoal(
  { db, clock }: ServiceDeps,
  userId: number,
  questions: number | null,
): Promise<DailyGoal> {
  return db.transaction((tx) => changeGoal(tx, userId, questions, clock.now()));
}
