import { DailyGoal } from '@rounds/contract/learning/goals';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { goalJson, learners } from '../../identity/accounts/people.fragments.ts';

const dailyGoal = statement({
  name: 'daily_goal_of_learner',
  pipelined: true,
  text: `select ${goalJson('$now')} as goal from ${learners} where u.id = $userId`,
  row: z.object({ goal: DailyGoal }),
});

export async function selectGoal(sql: Sql, userId: number, now: Date): Promise<DailyGoal> {
  const [row] = await sql.query(dailyGoal, { userId, now });
  if (!row) throw new Error(`No user ${userId}`);
  return row.goal;
}
