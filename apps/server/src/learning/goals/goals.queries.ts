import { DailyGoal } from '@rounds/contract/learning/goals';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { goalJson } from './goals.fragments.ts';

const dailyGoal = statement({
  name: 'daily_goal_of_learner',
  pipelined: true,
  text: `select ${goalJson('$now')} as goal from users u where u.id = $userId`,
  row: z.object({ goal: DailyGoal }),
});

export async function selectGoal(sql: Sql, userId: number, now: Date): Promise<DailyGoal> {
  const { goal } = await queryRow(sql, dailyGoal, { userId, now });
  return goal;
}
