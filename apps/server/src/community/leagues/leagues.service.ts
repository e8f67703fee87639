import type { LeagueWeek } from '@rounds/contract/community/leagues';
import { leagues, smallestDivision } from '@rounds/contract/community/leagues.rules';
import { weekMs, weekStart } from '@rounds/contract/time.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import * as queries from './leagues.queries.ts';
import { divisionFor, formDivisions, settleDivision, shownPlaces, xpToRise } from './leagues.rules.ts';

const mondayOf = (now: Date): string => weekStart(now).toISOString().slice(0, 10);

/** Settles the previous week and forms this week's divisions, once: a second attempt finds it done. */
export async function beginWeek({ db, clock }: ServiceDeps): Promise<void> {
  await db.transaction((tx) => beginWeekIn(tx, clock.now()));
}

async function beginWeekIn(tx: Sql, now: Date): Promise<void> {
  const week = mondayOf(now);
  if (!(await queries.insertWeek(tx, week, now))) return;
  await settleBefore(tx, week);
  const members = await queries.selectMembers(tx, week);
  // A visitor's copy of the demo learner comes last, in a division of sample learners where only the visitor sees it.
  const [copies, others] = [members.filter(({ isCopy }) => isCopy), members.filter(({ isCopy }) => !isCopy)];
  const divisions = [
    ...formDivisions(others.filter(({ isSample }) => !isSample)),
    ...formDivisions(others.filter(({ isSample }) => isSample)),
  ];
  const places = divisions.flatMap((group, division) => group.map((member) => ({ ...member, division })));
  await queries.insertPlaces(tx, week, places, { late: false });
  for (const copy of copies) await placeInto(tx, week, copy);
}

async function settleBefore(tx: Sql, week: string): Promise<void> {
  const open = await queries.selectOpenPlaces(tx, week);
  const divisions = Map.groupBy(open, (place) => `${place.week} ${place.division}`);
  const settled = [...divisions.values()].flatMap((places) => [
    ...settleDivision(places.filter(({ isCopy }) => !isCopy)),
    ...places
      .filter(({ isCopy }) => isCopy)
      .map((place) => ({ ...place, outcome: 'stayed' as const, nextLeague: place.league })),
  ]);
  await queries.settlePlaces(tx, settled);
}

/**
 * Puts a learner who joins during the week into a division. The week's row is locked, or was inserted by this
 * transaction.
 */
async function placeInto(tx: Sql, week: string, member: queries.MemberRow): Promise<void> {
  const open = await queries.selectDivisions(tx, week, member);
  const division = divisionFor(member.activity, open, await queries.selectUnusedDivision(tx, week));
  await queries.insertPlaces(tx, week, [{ ...member, division }], { late: true });
}

/** Signs a learner up from now on. */
export async function join(deps: ServiceDeps, userId: number): Promise<{ week: LeagueWeek | null }> {
  await deps.db.transaction((tx) => joinIn(tx, userId, deps.clock.now()));
  return readLeague(deps, userId);
}

export async function joinIn(tx: Sql, userId: number, now: Date): Promise<void> {
  const week = mondayOf(now);
  await beginWeekIn(tx, now);
  await queries.lockWeek(tx, week);
  const member = await queries.insertMember(tx, userId, week, now);
  if (member) await placeInto(tx, week, member);
}

/** Removes a learner from the leagues, and erases their places. */
export async function leave({ db }: ServiceDeps, userId: number): Promise<{ week: LeagueWeek | null }> {
  await db.transaction((tx) => queries.deleteMember(tx, userId));
  return { week: null };
}

export async function readLeague(deps: ServiceDeps, userId: number): Promise<{ week: LeagueWeek | null }> {
  const { db, clock } = deps;
  const startsAt = weekStart(clock.now());
  const week = mondayOf(startsAt);
  let standing = await queries.selectStanding(db, userId, week);
  if (standing?.division === null) {
    // The week has begun, but the job hasn't run yet: nobody must see a mix of two weeks.
    await beginWeek(deps);
    standing = await queries.selectStanding(db, userId, week);
  }
  if (!standing) return { week: null };
  const { league, division, last, isHidden } = standing;
  const rows = division === null ? [] : await queries.selectDivision(db, userId, week, division);
  const own = rows.find((row) => row.userId === userId) ?? { league, xp: 0 };
  const places = shownPlaces(rows).map((row) => ({
    rank: row.rank,
    xp: row.xp,
    isMine: row.userId === userId,
    isRising: xpToRise(rows, row) === 0,
    learner: row.learner,
  }));
  return {
    week: {
      league: nameOf(league),
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + weekMs).toISOString(),
      xp: own.xp,
      isFilling: rows.length < smallestDivision,
      places,
      xpToRise: xpToRise(rows, own),
      last,
      isHidden,
    },
  };
}

function nameOf(league: number): LeagueWeek['league'] {
  const name = leagues[league];
  if (!name) throw new Error(`No league ${league}`);
  return name;
}
