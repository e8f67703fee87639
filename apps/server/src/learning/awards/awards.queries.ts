import { LocalDay } from '@rounds/contract/common';
import { Achievement, UserAchievement } from '@rounds/contract/learning/achievements';
import { getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Changes, Learner } from './awards.rules.ts';
import { learnerTotals } from './awards.tables.ts';

const { userId: _key, ...columns } = getTableColumns(learnerTotals);
/** The totals' columns, by the rules' names for them. What is loaded is saved, whatever is added. */
const fields = Object.entries(columns).map(([field, column]) => ({
  field,
  column: column.name,
  type: column.getSQLType(),
}));
const totalsColumns = fields
  .map(({ field, column, type }) => `t.${column}${type === 'date' ? '::text' : ''} as "${field}"`)
  .join(', ');

const Unlocked = z.object({ unlocked: UserAchievement });

const Day = z.object({ day: LocalDay, bridge: z.boolean(), frozen: z.boolean(), seen: z.boolean() });

const LockedLearner = z.object({
  fresh: z.boolean(),
  timeZone: z.string(),
  createdAt: z.date(),
  latestDay: Day.nullable(),
  unlockable: z.array(Achievement.pick({ id: true, title: true, xpReward: true, requirement: true })),
  xp: z.int(),
  gradedXp: z.int(),
  level: z.int(),
  points: z.int(),
  xpReachedAt: z.date(),
  streak: z.int(),
  streakDay: LocalDay.nullable(),
  streakUntil: LocalDay.nullable(),
  seenStreak: z.int(),
  lastActiveAt: z.date().nullable(),
  freezesHeld: z.int(),
  freezeBoughtAt: z.date().nullable(),
  scenariosCompleted: z.int(),
  gradedScenarios: z.int(),
  perfectScores: z.int(),
  scoreTotal: z.number(),
  dailyGoal: z.int().nullable(),
  answeredDay: LocalDay.nullable(),
  answeredCount: z.int(),
  goalMetDay: LocalDay.nullable(),
} satisfies Record<keyof typeof columns, z.ZodType> & z.ZodRawShape);

const dayJson = (row: string) => `json_build_object(
  'day', ${row}.day, 'bridge', ${row}.bridge, 'frozen', ${row}.frozen, 'seen', ${row}.seen)`;

/*
 * A row that others had locked is read as they left it, but the other rows are as old as the statement. Every change to
 * what this statement reads also changes the totals row. So if that row's version differs from the one at the start of
 * the statement, the rest may be out of date.
 */
const lockedLearner = statement({
  name: 'learner_lock',
  text: `
    select t.xmin = (select s.xmin from learner_totals s where s.user_id = $userId::int) as fresh,
      u.time_zone as "timeZone", u.created_at as "createdAt", ${totalsColumns},
      (select ${dayJson('d')} from activity_days d where d.user_id = t.user_id and d.day = t.streak_day) as "latestDay",
      (select coalesce(json_agg(json_build_object(
          'id', a.id, 'title', a.title, 'xpReward', a.xp_reward, 'requirement', a.requirement) order by a.position), '[]')
        from achievements a
        where a.is_active
          and not exists (select from user_achievements h where h.user_id = t.user_id and h.achievement_id = a.id)
      ) as unlockable
    from learner_totals t join users u on u.id = t.user_id
    where t.user_id = $userId::int
    for no key update of t`,
  row: LockedLearner,
});

/** Locks a learner's totals until the transaction ends, and loads what awards depend on. */
export async function lockLearner(tx: Sql, userId: number): Promise<Learner> {
  const read = async () => {
    return queryRow(tx, lockedLearner, { userId });
  };
  const first = await read();
  const {
    fresh: _fresh,
    timeZone,
    createdAt,
    latestDay,
    unlockable,
    ...totals
  } = first.fresh ? first : await read();
  return { userId, timeZone, createdAt, latestDay, unlockable, totals };
}

const daysOfLearner = statement({
  name: 'activity_days_of_learner',
  text: 'select day::text as day, bridge, frozen, seen from activity_days where user_id = $userId::int',
  row: Day,
});

/** All of a learner's days, in any order. */
export function selectDays(tx: Sql, userId: number) {
  return tx.query(daysOfLearner, { userId });
}

const savedChanges = statement({
  name: 'award_save',
  text: `
    with totals as (
      update learner_totals t set ${fields.map(({ field, column }) => `${column} = n."${field}"`).join(', ')}
      from json_to_record($totals::json) as n(${fields.map(({ field, type }) => `"${field}" ${type}`).join(', ')})
      where t.user_id = $userId::int),
    marked as (
      insert into activity_days as d (user_id, day, bridge, frozen, seen)
      select $userId::int, day, bridge, frozen, seen
      from json_to_recordset($days::json) as n(day date, bridge boolean, frozen boolean, seen boolean)
      on conflict (user_id, day) do update
        set bridge = excluded.bridge, frozen = excluded.frozen, seen = excluded.seen),
    xp as (
      insert into xp_ledger (user_id, amount, source, related_id, self_reported, created_at)
      select $userId::int, amount, source, "relatedId", "selfReported", "createdAt"
      from json_to_recordset($xp::json) as n(
        amount int, source text, "relatedId" int, "selfReported" boolean, "createdAt" timestamptz)),
    points as (
      insert into points_transactions (user_id, amount, type, description, related_id, related_type, created_at)
      select $userId::int, amount, type, description, "relatedId", "relatedType", "createdAt"
      from json_to_recordset($points::json) as n(
        amount int, type text, description text, "relatedId" int, "relatedType" text, "createdAt" timestamptz)),
    unlocked as (
      insert into user_achievements as h (user_id, achievement_id, unlocked_at, verified)
      select $userId::int, "achievementId", "unlockedAt", verified
      from json_to_recordset($unlocks::json) as n("achievementId" int, "unlockedAt" timestamptz, verified boolean)
      returning h as held)
    select user_achievement_json(held, a) as unlocked
    from unlocked join achievements a on a.id = (held).achievement_id order by (held).id`,
  row: Unlocked,
});

/** Saves the decision for a learner whose totals are locked. Returns what was unlocked, in order. */
export async function saveChanges(
  tx: Sql,
  userId: number,
  { totals, days, xp, points, unlocks }: Changes,
): Promise<UserAchievement[]> {
  const rows = await tx.query(savedChanges, {
    userId,
    totals: JSON.stringify(totals),
    days: JSON.stringify(days),
    xp: JSON.stringify(xp),
    points: JSON.stringify(points),
    unlocks: JSON.stringify(unlocks),
  });
  return rows.map(({ unlocked }) => unlocked);
}

const newTotals = statement({
  name: 'learner_totals_insert',
  text: 'insert into learner_totals (user_id, xp_reached_at) values ($userId, $now)',
});

/** The row of a new account. */
export async function insertTotals(tx: Sql, userId: number, now: Date): Promise<void> {
  await tx.query(newTotals, { userId, now });
}

const earnedAround = statement({
  name: 'xp_earned_around',
  text: `
    select (count(*) filter (where (created_at at time zone $timeZone)::date = $day::date))::int as "onDay",
      (count(*) filter (where created_at > $at::timestamptz - interval '24 hours' and created_at <= $at))::int as before,
      (count(*) filter (where created_at >= $at and created_at < $at::timestamptz + interval '24 hours'))::int as after
    from xp_ledger
    where user_id = $userId and source = $source
      and created_at between $at::timestamptz - interval '2 days' and $at::timestamptz + interval '2 days'`,
  row: z.object({ onDay: z.int(), before: z.int(), after: z.int() }),
});

/** How often XP from a source was earned on a learner's day, and in the 24 hours before and after an instant of it. */
export function countEarned(
  tx: Sql,
  around: {
    readonly userId: number;
    readonly source: string;
    readonly timeZone: string;
    readonly day: string;
    readonly at: Date;
  },
) {
  return queryRow(tx, earnedAround, around);
}

const announcedUnlocks = statement({
  name: 'user_achievements_announce',
  text: `
    with told as (
      update user_achievements h set announced_at = $now where user_id = $userId and announced_at is null returning h as held)
    select user_achievement_json(held, a) as unlocked
    from told join achievements a on a.id = (held).achievement_id order by (held).id`,
  row: Unlocked,
});

/** Marks unannounced achievements as announced, and returns them. */
export async function announceUnlocked(tx: Sql, userId: number, now: Date): Promise<UserAchievement[]> {
  const rows = await tx.query(announcedUnlocks, { userId, now });
  return rows.map(({ unlocked }) => unlocked);
}

const learnersToFreeze = statement({
  name: 'learners_who_missed_yesterday',
  text: `
    select t.user_id as "userId"
    from learner_totals t join users u on u.id = t.user_id
    where t.freezes_held > 0 and t.streak > 0 and ($now::timestamptz at time zone u.time_zone)::date - t.streak_day = 2
    order by t.user_id`,
  row: z.object({ userId: z.int() }),
});

/** Learners with a streak who missed only yesterday, and hold a freeze. */
export async function selectMissedDay(sql: Sql, now: Date): Promise<number[]> {
  return (await sql.query(learnersToFreeze, { now })).map(({ userId }) => userId);
}

const deleteDays = statement({
  name: 'activity_days_delete_of_learner',
  text: 'delete from activity_days where user_id = $userId',
});
const deleteXp = statement({
  name: 'xp_delete_of_learner',
  text: `delete from xp_ledger where user_id = $userId and source <> 'achievement'`,
});
const xpOfLearner = statement({
  name: 'xp_of_learner',
  text: `
    select coalesce(sum(amount), 0)::int as xp, coalesce(sum(amount) filter (where not self_reported), 0)::int as "gradedXp"
    from xp_ledger where user_id = $userId`,
  row: z.object({ xp: z.int(), gradedXp: z.int() }),
});

/** Erases days, and all XP not from achievements; returns the remaining XP. */
export async function deleteEarned(
  tx: Sql,
  userId: number,
): Promise<{ readonly xp: number; readonly gradedXp: number }> {
  await tx.query(deleteDays, { userId });
  await tx.query(deleteXp, { userId });
  return queryRow(tx, xpOfLearner, { userId });
}
