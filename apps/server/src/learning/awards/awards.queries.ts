import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { getTableColumns } from 'drizzle-orm';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { Changes, Learner, Totals } from './awards.rules.ts';
import { learnerTotals } from './awards.tables.ts';
import type { ActivityDay } from './streak.rules.ts';

const { userId: _key, ...columns } = getTableColumns(learnerTotals);
/** The totals' columns, by the names that the rules know them by: what is loaded is saved, whatever is added. */
const fields = Object.entries(columns).map(([field, column]) => ({
  field,
  column: column.name,
  type: column.getSQLType(),
}));
const totalsJson = fields.map(({ field, column }) => `'${field}', t.${column}`).join(', ');
const instants = fields.filter(({ type }) => type.startsWith('timestamp')).map(({ field }) => field);

const dayJson = (row: string) => `json_build_object(
  'day', ${row}.day, 'bridge', ${row}.bridge, 'frozen', ${row}.frozen, 'seen', ${row}.seen)`;

/*
 * A row that somebody else held is read as they left it, but what is read beside it is as old as the statement. Every change
 * of what this statement reads also changes the row of the totals, so a row of another version than that of the statement's
 * beginning tells that the rest may be out of date.
 */
const lock: Statement = {
  name: 'awards_lock',
  text: `
    select t.xmin = (select s.xmin from learner_totals s where s.user_id = $1::int) as fresh,
      json_build_object(
        'timeZone', u.time_zone,
        'createdAt', u.created_at,
        'totals', json_build_object(${totalsJson}),
        'latestDay', (
          select ${dayJson('d')} from activity_days d where d.user_id = t.user_id and d.day = t.streak_day),
        'unlockable', (
          select coalesce(json_agg(json_build_object(
            'id', a.id, 'title', a.title, 'xpReward', a.xp_reward, 'requirement', a.requirement) order by a.position), '[]')
          from achievements a
          where a.is_active
            and not exists (select from user_achievements h where h.user_id = t.user_id and h.achievement_id = a.id))
      )::text as json
    from learner_totals t join users u on u.id = t.user_id
    where t.user_id = $1::int
    for no key update of t`,
};

/** Locks a learner's totals until the transaction ends, and loads what awards are decided on. */
export async function lockLearner(tx: Sql, userId: number): Promise<Learner> {
  const read = async () => {
    const [row] = await tx.query<{ fresh: boolean; json: string }>(lock, [userId]);
    if (!row) throw new Error(`No user ${userId}`);
    return row;
  };
  const first = await read();
  const { json } = first.fresh ? first : await read();
  const loaded = JSON.parse(json) as Omit<Learner, 'userId' | 'createdAt' | 'totals'> & {
    createdAt: string;
    totals: Record<string, unknown>;
  };
  const { totals } = loaded;
  for (const field of instants) if (totals[field] !== null) totals[field] = new Date(totals[field] as string);
  return {
    ...{ ...loaded, userId, createdAt: new Date(loaded.createdAt) },
    totals: totals as unknown as Totals satisfies Omit<typeof learnerTotals.$inferSelect, 'userId'>,
  };
}

const days: Statement = {
  name: 'awards_days',
  text: `select coalesce(json_agg(${dayJson('d')}), '[]')::text as json from activity_days d where d.user_id = $1::int`,
};

/** All of a learner's days, in any order. */
export async function selectDays(tx: Sql, userId: number): Promise<ActivityDay[]> {
  const [row] = await tx.query<{ json: string }>(days, [userId]);
  return JSON.parse(row?.json ?? '[]') as ActivityDay[];
}

const save: Statement = {
  name: 'awards_save',
  text: `
    with totals as (
      update learner_totals t set ${fields.map(({ field, column }) => `${column} = n."${field}"`).join(', ')}
      from json_to_record($2::json) as n(${fields.map(({ field, type }) => `"${field}" ${type}`).join(', ')})
      where t.user_id = $1::int),
    marked as (
      insert into activity_days as d (user_id, day, bridge, frozen, seen)
      select $1::int, day, bridge, frozen, seen
      from json_to_recordset($3::json) as n(day date, bridge boolean, frozen boolean, seen boolean)
      on conflict (user_id, day) do update
        set bridge = excluded.bridge, frozen = excluded.frozen, seen = excluded.seen),
    xp as (
      insert into xp_ledger (user_id, amount, source, related_id, self_reported, created_at)
      select $1::int, amount, source, "relatedId", "selfReported", "createdAt"
      from json_to_recordset($4::json) as n(
        amount int, source text, "relatedId" int, "selfReported" boolean, "createdAt" timestamptz)),
    points as (
      insert into points_transactions (user_id, amount, type, description, related_id, related_type, created_at)
      select $1::int, amount, type, description, "relatedId", "relatedType", "createdAt"
      from json_to_recordset($5::json) as n(
        amount int, type text, description text, "relatedId" int, "relatedType" text, "createdAt" timestamptz)),
    unlocked as (
      insert into user_achievements as h (user_id, achievement_id, unlocked_at, verified)
      select $1::int, "achievementId", "unlockedAt", verified
      from json_to_recordset($6::json) as n("achievementId" int, "unlockedAt" timestamptz, verified boolean)
      returning h as held)
    select coalesce(json_agg(user_achievement_json(held, a) order by (held).id), '[]')::text as json
    from unlocked join achievements a on a.id = (held).achievement_id`,
};

/** Writes what was decided for a learner whose totals are locked. Answers what was unlocked, in its order. */
export async function saveChanges(
  tx: Sql,
  userId: number,
  { totals, days, xp, points, unlocks }: Changes,
): Promise<UserAchievement[]> {
  const values = [totals, days, xp, points, unlocks].map((value) => JSON.stringify(value));
  const [row] = await tx.query<{ json: string }>(save, [userId, ...values]);
  return JSON.parse(row?.json ?? '[]') as UserAchievement[];
}

const open: Statement = {
  name: 'awards_open',
  text: 'insert into learner_totals (user_id, xp_reached_at) values ($1, $2)',
};

/** The row of a new account. */
export async function insertTotals(tx: Sql, userId: number, now: Date): Promise<void> {
  await tx.query(open, [userId, now]);
}

const announce: Statement = {
  name: 'awards_announce',
  text: `
    with told as (
      update user_achievements h set announced_at = $2 where user_id = $1 and announced_at is null returning h as held)
    select coalesce(json_agg(user_achievement_json(held, a) order by (held).id), '[]')::text as json
    from told join achievements a on a.id = (held).achievement_id`,
};

/** Marks what was not announced as announced, and answers it. */
export async function announceUnlocked(tx: Sql, userId: number, now: Date): Promise<UserAchievement[]> {
  const [row] = await tx.query<{ json: string }>(announce, [userId, now]);
  return JSON.parse(row?.json ?? '[]') as UserAchievement[];
}

const missed: Statement = {
  name: 'awards_missed_day',
  text: `
    select t.user_id as "userId"
    from learner_totals t join users u on u.id = t.user_id
    where t.freezes_held > 0 and t.streak > 0 and ($1::timestamptz at time zone u.time_zone)::date - t.streak_day = 2
    order by t.user_id`,
};

/** Learners with a streak who missed yesterday alone, and hold a freeze. */
export async function selectMissedDay(sql: Sql, now: Date): Promise<number[]> {
  return (await sql.query<{ userId: number }>(missed, [now])).map(({ userId }) => userId);
}

const forget: readonly Statement[] = [
  { name: 'awards_forget_days', text: 'delete from activity_days where user_id = $1' },
  { name: 'awards_forget_xp', text: `delete from xp_ledger where user_id = $1 and source <> 'achievement'` },
];
const kept: Statement = {
  name: 'awards_kept_xp',
  text: `
    select coalesce(sum(amount), 0)::int as xp, coalesce(sum(amount) filter (where not self_reported), 0)::int as "gradedXp"
    from xp_ledger where user_id = $1`,
};

/** Erases days and the XP that wasn't of achievements; answers the XP that is left. */
export async function deleteEarned(
  tx: Sql,
  userId: number,
): Promise<{ readonly xp: number; readonly gradedXp: number }> {
  for (const statement of forget) await tx.query(statement, [userId]);
  const [row] = await tx.query<{ xp: number; gradedXp: number }>(kept, [userId]);
  if (!row) throw new Error('A sum has a row');
  return row;
}
