import { CareerPath } from '@rounds/contract/common';
import { weekOutcomes } from '@rounds/contract/community/leagues.rules';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { blocked } from '../moderation/blocks.fragments.ts';
import type { Member, Outcome, Score } from './leagues.rules.ts';

/** Learner u's XP from graded work in the week of row p. */
const xpOfWeek = `
  coalesce((
    select sum(x.amount) from xp_ledger x
    where x.user_id = p.user_id and not x.self_reported
      and x.created_at >= p.week::timestamp at time zone 'UTC'
      and x.created_at < (p.week + 7)::timestamp at time zone 'UTC'), 0)::int`;

/** Learner m's XP from graded work in the four weeks before $week. */
const activity = `
  coalesce((
    select sum(x.amount) from xp_ledger x
    where x.user_id = m.user_id and not x.self_reported
      and x.created_at >= ($week::date - 28)::timestamp at time zone 'UTC'
      and x.created_at < $week::date::timestamp at time zone 'UTC'), 0)::int` as const;

/** Demo learners and visitors' copies of them, who only see each other. */
const isSample = '(u.is_sample or u.is_demo or u.demo_until is not null)';
const isCopy = 'u.demo_until is not null';

const begunWeek = statement({
  name: 'league_week_insert',
  text: `
    insert into league_weeks (week, begun_at) values ($week::date, $now)
    on conflict do nothing returning week::text as week`,
  row: z.object({ week: z.string() }),
});

/** Claims the start of a week for this transaction, waiting for a concurrent one. @returns whether it is the one */
export async function insertWeek(tx: Sql, week: string, now: Date): Promise<boolean> {
  return (await tx.query(begunWeek, { week, now })).length > 0;
}

const lockedWeek = statement({
  name: 'league_week_lock',
  text: 'select true as locked from league_weeks where week = $week::date for update',
  row: z.object({ locked: z.boolean() }),
});

/** Makes others who join the week wait until the transaction ends. */
export async function lockWeek(tx: Sql, week: string): Promise<void> {
  await tx.query(lockedWeek, { week });
}

const OpenPlace = z.object({
  userId: z.int(),
  week: z.string(),
  division: z.int(),
  league: z.int(),
  xp: z.int(),
  joinedLate: z.boolean(),
  isCopy: z.boolean(),
});
export type OpenPlace = Readonly<z.output<typeof OpenPlace>>;

const openPlaces = statement({
  name: 'league_places_open',
  text: `
    select p.user_id as "userId", p.week::text as week, p.division, p.league, p.joined_late as "joinedLate",
      ${isCopy} as "isCopy", ${xpOfWeek} as xp
    from league_places p join users u on u.id = p.user_id
    where p.week < $week::date and p.outcome is null and u.deleted_at is null`,
  row: OpenPlace,
});

/** Unsettled places of earlier weeks. */
export function selectOpenPlaces(tx: Sql, week: string) {
  return tx.query(openPlaces, { week });
}

const settledPlaces = statement({
  name: 'league_places_settle',
  text: `
    with settled as (
      select * from json_to_recordset($settled::json) as n(
        "userId" int, week date, xp int, outcome text, "nextLeague" smallint)),
    moved as (
      update league_members m set league = s."nextLeague" from settled s where m.user_id = s."userId")
    update league_places p set xp = s.xp, outcome = s.outcome
    from settled s where p.user_id = s."userId" and p.week = s.week`,
});

export interface Settled extends Score {
  readonly week: string;
  readonly outcome: Outcome;
  readonly nextLeague: number;
}

export async function settlePlaces(tx: Sql, settled: readonly Settled[]): Promise<void> {
  await tx.query(settledPlaces, { settled: JSON.stringify(settled) });
}

const MemberRow = z.object({
  userId: z.int(),
  league: z.int(),
  activity: z.int(),
  isSample: z.boolean(),
  isCopy: z.boolean(),
});
export type MemberRow = Readonly<z.output<typeof MemberRow>>;

const allMembers = statement({
  name: 'league_members_all',
  text: `
    select m.user_id as "userId", m.league, ${activity} as activity, ${isSample} as "isSample", ${isCopy} as "isCopy"
    from league_members m join users u on u.id = m.user_id where u.deleted_at is null`,
  row: MemberRow,
});

/** Everybody who takes part, with their graded XP of the four weeks before a given one. */
export function selectMembers(tx: Sql, week: string) {
  return tx.query(allMembers, { week });
}

const newPlaces = statement({
  name: 'league_places_insert',
  text: `
    insert into league_places (user_id, week, league, division, activity, joined_late)
    select "userId", $week::date, league, division, activity, $late::boolean
    from json_to_recordset($places::json) as n("userId" int, league smallint, division int, activity int)
    on conflict do nothing`,
});

export async function insertPlaces(
  tx: Sql,
  week: string,
  places: readonly (Member & { readonly division: number })[],
  { late }: { readonly late: boolean },
): Promise<void> {
  if (places.length === 0) return;
  await tx.query(newPlaces, { week, late, places: JSON.stringify(places) });
}

const newMember = statement({
  name: 'league_member_insert',
  text: `
    with m as (
      insert into league_members (user_id, joined_at) values ($userId::int, $now)
      on conflict do nothing returning user_id, league)
    select m.user_id as "userId", m.league, ${activity} as activity, ${isSample} as "isSample", ${isCopy} as "isCopy"
    from m join users u on u.id = m.user_id`,
  row: MemberRow,
});

/** Lets a learner take part; null if they already do. */
export function insertMember(tx: Sql, userId: number, week: string, now: Date) {
  return queryOptionalRow(tx, newMember, { userId, week, now });
}

const openDivisions = statement({
  name: 'league_divisions_open',
  text: `
    select p.division, (count(*) filter (where not ${isCopy}))::int as learners, avg(p.activity)::float8 as activity
    from league_places p join users u on u.id = p.user_id
    where p.week = $week::date and ${isSample} = $isSample::boolean
    group by p.division having bool_or(p.league = $league::int) order by p.division`,
  row: z.object({ division: z.int(), learners: z.int(), activity: z.number() }),
});

/**
 * The week's divisions with learners of a league: those of the demo, or all others. Copies of the demo learner take up
 * no room.
 */
export function selectDivisions(
  tx: Sql,
  week: string,
  { league, isSample: sample }: Pick<MemberRow, 'league' | 'isSample'>,
) {
  return tx.query(openDivisions, { week, league, isSample: sample });
}

const highestDivision = statement({
  name: 'league_division_highest',
  text: 'select coalesce(max(division), -1)::int as division from league_places where week = $week::date',
  row: z.object({ division: z.int() }),
});

/** A free division number in the week. */
export async function selectUnusedDivision(tx: Sql, week: string): Promise<number> {
  const [row] = await tx.query(highestDivision, { week });
  return (row?.division ?? -1) + 1;
}

const deletedMember = statement({
  name: 'league_member_delete',
  text: 'delete from league_members where user_id = $userId',
});
const deletedPlaces = statement({
  name: 'league_places_delete_of_learner',
  text: 'delete from league_places where user_id = $userId',
});

export async function deleteMember(tx: Sql, userId: number): Promise<void> {
  await tx.query(deletedPlaces, { userId });
  await tx.query(deletedMember, { userId });
}

const Standing = z.object({
  league: z.int(),
  isHidden: z.boolean(),
  division: z.int().nullable(),
  last: z.object({ outcome: z.enum(weekOutcomes), xp: z.int() }).nullable(),
});

const standing = statement({
  name: 'league_of_learner',
  text: `
    select m.league, not u.leaderboard_visible as "isHidden",
      (select p.division from league_places p where p.user_id = m.user_id and p.week = $week::date) as division,
      (select json_build_object('outcome', p.outcome, 'xp', p.xp) from league_places p
       where p.user_id = m.user_id and p.week = $week::date - 7 and p.outcome is not null) as last
    from league_members m join users u on u.id = m.user_id where m.user_id = $userId`,
  row: Standing,
});

/** A learner's participation in a week; null if they don't take part. */
export function selectStanding(sql: Sql, userId: number, week: string) {
  return queryOptionalRow(sql, standing, { userId, week });
}

const DivisionRow = z.object({
  userId: z.int(),
  league: z.int(),
  xp: z.int(),
  learner: z.object({ id: z.int(), username: z.string(), careerPath: CareerPath.nullable() }).nullable(),
});
export type DivisionRow = Readonly<z.output<typeof DivisionRow>>;

// Private copies of the demo learner are visible only to their own visitor.
const learnersOfDivision = statement({
  name: 'league_division',
  text: `
    select p.user_id as "userId", p.league, ${xpOfWeek} as xp,
      case when u.id = $viewerId::int or (u.leaderboard_visible and u.id <> all(${blocked}))
        then json_build_object('id', u.id, 'username', u.username, 'careerPath', u.career_path) end as learner
    from league_places p join users u on u.id = p.user_id
    where p.week = $week::date and p.division = $division and u.deleted_at is null
      and (${isCopy} is false or u.id = $viewerId::int)`,
  row: DivisionRow,
});

/** The learners of a division that the viewer may see, in any order. */
export function selectDivision(sql: Sql, viewerId: number, week: string, division: number) {
  return sql.query(learnersOfDivision, { viewerId, week, division });
}
