import type { Sql, Statement } from '../../platform/db/database.ts';

const erase: readonly Statement[] = [
  { name: 'erase_progress', text: 'delete from user_progress where user_id = $1' },
  { name: 'erase_attempts', text: 'delete from scenario_attempts where user_id = $1' },
  { name: 'erase_days', text: 'delete from activity_days where user_id = $1' },
  { name: 'erase_xp', text: `delete from xp_ledger where user_id = $1 and source = 'scenario'` },
  {
    // What is left of the ledger, from achievements, is what the learner has: scenarios can be earned anew.
    name: 'erase_figures',
    text: `
      update users u set xp = l.xp, level = l.xp / 1000 + 1, streak = 0, streak_day = null, last_active_at = null
      from (select coalesce(sum(amount), 0)::int as xp from xp_ledger where user_id = $1) l
      where u.id = $1`,
  },
];

/** Erases what a learner did in scenarios. Achievements, with their XP, and points stay: they are their property. */
export async function eraseLearning(tx: Sql, userId: number): Promise<void> {
  for (const statement of erase) await tx.query(statement, [userId]);
}
