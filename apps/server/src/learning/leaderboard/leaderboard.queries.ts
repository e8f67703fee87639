import type { CareerPath } from '@rounds/contract/common';
import { notify, type Sql, type Statement } from '../../platform/db/database.ts';
import { learners } from '../../identity/accounts/people.fragments.ts';

/** The channel on which processes hear that what they remember of the leaderboard no longer holds. */
export const leaderboardChanges = 'leaderboard_changed';

/** Lets every process forget its leaderboard when the transaction commits: somebody was hidden or shown. */
export async function leaderboardChanged(tx: Sql): Promise<void> {
  await notify(tx, leaderboardChanges, '');
}

const asJson = `select coalesce(json_agg(entry), '[]')::text as json from`;
const entry = `u.id, u.username, u.career_path as "careerPath"`;
const listed = 'u.leaderboard_visible and u.deleted_at is null';

// Read in the order of the index on totals, `nulls last` included: those who are hidden are passed over on the way.
const inOrder = 'order by t.xp desc nulls last, t.xp_reached_at, t.user_id limit 50';

const allTime: Statement = {
  name: 'leaderboard_all',
  pipelined: true,
  text: `${asJson} (
    select ${entry}, t.xp, t.level from ${learners} where ${listed} ${inOrder}) entry`,
};

const allTimeOfPath: Statement = {
  name: 'leaderboard_all_path',
  pipelined: true,
  text: `${asJson} (
    select ${entry}, t.xp, t.level from ${learners} where ${listed} and u.career_path = $1 ${inOrder}) entry`,
};

/** The week's XP of each learner; claimed scores don't count. */
const earned = `
  select user_id, sum(amount)::int as xp, max(created_at) as reached from xp_ledger
  where created_at >= $1 and not self_reported group by user_id`;

const ofWeek: Statement = {
  name: 'leaderboard_week',
  text: `${asJson} (
    select ${entry}, w.xp, t.level
    from (${earned}) w join ${learners} on u.id = w.user_id
    where ${listed} and ($2::text is null or u.career_path = $2)
    order by w.xp desc, w.reached, u.id limit 50) entry`,
};

/** The fifty at the top, as JSON. `since` limits it to the XP earned from then on. */
export async function selectTop(sql: Sql, path: CareerPath | null, since: Date | null): Promise<string> {
  let rows: { json: string }[];
  if (since) rows = await sql.query(ofWeek, [since, path]);
  else rows = path ? await sql.query(allTimeOfPath, [path]) : await sql.query(allTime);
  return rows[0]?.json ?? '[]';
}

export interface XpGroup {
  readonly xp: number;
  readonly learners: number;
}

const groups: Statement = {
  name: 'leaderboard_groups',
  text: `
    select t.xp, count(*)::int as learners from ${learners}
    where ${listed} and ($1::text is null or u.career_path = $1) group by t.xp order by t.xp desc`,
};

const groupsOfWeek: Statement = {
  name: 'leaderboard_groups_week',
  text: `
    select w.xp, count(*)::int as learners from (${earned}) w join users u on u.id = w.user_id
    where ${listed} and ($2::text is null or u.career_path = $2) group by w.xp order by w.xp desc`,
};

/** How many visible learners hold each amount of XP, most first. */
export async function selectXpGroups(
  sql: Sql,
  path: CareerPath | null,
  since: Date | null,
): Promise<XpGroup[]> {
  return since ? sql.query(groupsOfWeek, [since, path]) : sql.query(groups, [path]);
}

export interface Own {
  readonly xp: number;
  readonly level: number;
  readonly careerPath: string | null;
  readonly visible: boolean;
}

const facts = `t.level, u.career_path as "careerPath", u.leaderboard_visible as visible`;

const own: Statement = {
  name: 'leaderboard_own',
  pipelined: true,
  text: `select t.xp, ${facts} from ${learners} where u.id = $1`,
};

const ownOfWeek: Statement = {
  name: 'leaderboard_own_week',
  text: `
    select coalesce((
      select sum(amount)::int from xp_ledger
      where user_id = $1 and created_at >= $2 and not self_reported), 0) as xp, ${facts}
    from ${learners} where u.id = $1`,
};

export async function selectOwn(sql: Sql, userId: number, since: Date | null): Promise<Own> {
  const [row] = since
    ? await sql.query<Own>(ownOfWeek, [userId, since])
    : await sql.query<Own>(own, [userId]);
  if (!row) throw new Error(`No user ${userId}`);
  return row;
}
