import type { DailyGoal } from '@rounds/contract/learning/goals';
import type { Sql, Statement } from '../../platform/db/database.ts';
import { goalJson, learners } from '../../identity/accounts/people.fragments.ts';

const select: Statement = {
  name: 'daily_goal',
  pipelined: true,
  text: `select ${goalJson('$2')} as goal from ${learners} where u.id = $1`,
};

export async function selectGoal(sql: Sql, userId: number, now: Date): Promise<DailyGoal> {
  const [row] = await sql.query<{ goal: DailyGoal }>(select, [userId, now]);
  if (!row) throw new Error(`No user ${userId}`);
  return row.goal;
}
