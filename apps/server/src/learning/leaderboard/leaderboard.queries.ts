import type { CareerPath } from '@rounds/contract/common';
import { LeaderboardEntry } from '@rounds/contract/learning/leaderboard';
import { z } from 'zod';
import { notify, type Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { learners } from '../awards/learners.fragments.ts';

/** The channel that tells processes that their cached leaderboard is out of date. */
export const leaderboardChanges = 'leaderboard_changed';

/** Makes every process drop its leaderboard when the transaction commits, because somebody was hidden or shown. */
export async function leaderboardChanged(tx: Sql): Promise<void> {
  await notify(tx, leaderboardChanges, '');
}

const entry = `u.id, u.username, u.career_path as "careerPath"`;
/** Demo accounts aren't listed: a visitor would see the same learner twice. */
const ranked = 'u.leaderboard_visible and not u.is_demo' as const;
const listed = `${ranked} and u.deleted_at is null` as const;

// Read in the order of the index on totals, including `nulls last`; hidden learners are skipped.
const inOrder = 'order by t.xp desc nulls last, t.xp_reached_at, t.user_id limit 50';

const topOfAllTime = statement({
  name: 'leaderboard_top_of_all_time',
  pipelined: true,
  text: `select ${entry}, t.xp, t.level from ${learners} where ${listed} ${inOrder}`,
  row: LeaderboardEntry,
});

const topOfPath = statement({
  name: 'leaderboard_top_of_path',
  pipelined: true,
  text: `select ${entry}, t.xp, t.level from ${learners} where ${listed} and u.career_path = $careerPath ${inOrder}`,
  row: LeaderboardEntry,
});

/** The week's XP of each learner; claimed scores don't count. */
const earned = `
  select user_id, sum(amount)::int as xp, max(created_at) as reached from xp_ledger
  where created_at >= $since and not self_reported group by user_id` as const;

const topOfWeek = statement({
  name: 'leaderboard_top_of_week',
  text: `
    select ${entry}, w.xp, t.level
    from (${earned}) w join ${learners} on u.id = w.user_id
    where ${listed} and ($careerPath::text is null or u.career_path = $careerPath)
    order by w.xp desc, w.reached, u.id limit 50`,
  row: LeaderboardEntry,
});

/** The top fifty. `since` limits it to the XP earned from then on. */
export async function selectTop(
  sql: Sql,
  careerPath: CareerPath | null,
  since: Date | null,
): Promise<LeaderboardEntry[]> {
  if (since) return sql.query(topOfWeek, { since, careerPath });
  return careerPath ? sql.query(topOfPath, { careerPath }) : sql.query(topOfAllTime);
}

const XpGroup = z.object({ xp: z.int(), learners: z.int() });
export type XpGroup = Readonly<z.output<typeof XpGroup>>;

const xpGroups = statement({
  name: 'leaderboard_xp_groups',
  text: `
    select t.xp, count(*)::int as learners from ${learners}
    where ${listed} and ($careerPath::text is null or u.career_path = $careerPath) group by t.xp order by t.xp desc`,
  row: XpGroup,
});

const xpGroupsOfWeek = statement({
  name: 'leaderboard_xp_groups_of_week',
  text: `
    select w.xp, count(*)::int as learners from (${earned}) w join users u on u.id = w.user_id
    where ${listed} and ($careerPath::text is null or u.career_path = $careerPath) group by w.xp order by w.xp desc`,
  row: XpGroup,
});

/** How many visible learners hold each amount of XP, most first. */
export async function selectXpGroups(
  sql: Sql,
  careerPath: CareerPath | null,
  since: Date | null,
): Promise<XpGroup[]> {
  return since ? sql.query(xpGroupsOfWeek, { since, careerPath }) : sql.query(xpGroups, { careerPath });
}

const Own = LeaderboardEntry.pick({ xp: true, level: true, careerPath: true }).extend({
  visible: z.boolean(),
});
export type Own = Readonly<z.output<typeof Own>>;

const facts = `t.level, u.career_path as "careerPath", (${ranked}) as visible`;

const ownXp = statement({
  name: 'leaderboard_facts_of_learner',
  pipelined: true,
  text: `select t.xp, ${facts} from ${learners} where u.id = $userId`,
  row: Own,
});

const ownXpOfWeek = statement({
  name: 'leaderboard_week_of_learner',
  text: `
    select coalesce((
      select sum(amount)::int from xp_ledger
      where user_id = $userId and created_at >= $since and not self_reported), 0) as xp, ${facts}
    from ${learners} where u.id = $userId`,
  row: Own,
});

export async function selectOwn(sql: Sql, userId: number, since: Date | null): Promise<Own> {
  const [row] = since ? await sql.query(ownXpOfWeek, { userId, since }) : await sql.query(ownXp, { userId });
  if (!row) throw new Error(`No user ${userId}`);
  return row;
}
