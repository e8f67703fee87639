import { expect } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';

/** Each learner's stored totals. */
const totals = `select user_id, xp, level, points, scenarios_completed as completed from learner_totals`;

const sum = (of: string, from: string) =>
  `coalesce((select ${of} from ${from} where user_id = t.user_id), 0)`;

/** Queries that find totals that don't add up. */
const differences = {
  'points and their ledger': `select * from totals t where points <> ${sum('sum(amount)', 'points_transactions')}`,
  'XP and its ledger': `select * from totals t where xp <> ${sum('sum(amount)', 'xp_ledger')}`,
  'levels and XP': 'select * from totals where level <> xp / 1000 + 1',
  'scenarios completed': `select * from totals t where completed <> (
    select count(*) from user_progress where user_id = t.user_id and completed)`,
  'attempts and their count': `select * from user_progress p where attempts <> (
    select count(*) from scenario_attempts a
    where a.user_id = p.user_id and a.scenario_id = p.scenario_id and completed_at is not null)`,
  'items and what was spent on them': `select * from totals t where ${sum('sum(quantity)', 'user_inventory')} <>
    (select count(*) from points_transactions where user_id = t.user_id and amount < 0)`,
  'stock and what was sold': `select * from reward_items i where stock_quantity <> stock_listed - (
    select coalesce(sum(quantity), 0) from user_inventory where item_id = i.id)`,
  'replies and their count': `select * from forum_posts p where replies <> (
    select count(*) from forum_replies where post_id = p.id)`,
  'groups and their places': `select * from study_groups g where max_members < (
    select count(*) from study_group_members where group_id = g.id)`,
};

/** Checks that every stored total is the sum of its rows. */
export async function expectConsistentTotals(db: Database): Promise<void> {
  const found: Record<string, unknown[]> = {};
  for (const [name, question] of Object.entries(differences)) {
    const rows = await db.run(`with totals as (${totals}) ${question}`);
    if (rows.length > 0) found[name] = rows;
  }
  expect(found).toEqual({});
}
