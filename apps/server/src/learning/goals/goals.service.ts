import type { DailyGoal } from '@rounds/contract/learning/goals';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { changeGoal } from '../awards/index.ts';
import { selectGoal } from './goals.queries.ts';

interface GoalsDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** How far the learner is today. */
export function readGoal({ db, clock }: GoalsDeps, userId: number): Promise<DailyGoal> {
  return selectGoal(db, userId, clock.now());
}

/** Sets the goal, or none with null. */
export function saveGoal(
  { db, clock }: GoalsDeps,
  userId: number,
  questions: number | null,
): Promise<DailyGoal> {
  return db.transaction((tx) => changeGoal(tx, userId, questions, clock.now()));
}
