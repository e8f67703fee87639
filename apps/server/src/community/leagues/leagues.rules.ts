import {
  divisionSize,
  leagues,
  smallestDivision,
  type weekOutcomes,
} from '@rounds/contract/community/leagues.rules';

export type Outcome = (typeof weekOutcomes)[number];

export interface Member {
  readonly userId: number;
  /** An index into `leagues`. */
  readonly league: number;
  /** Graded XP of the weeks before. */
  readonly activity: number;
}

/** A learner's graded XP of a week. */
export interface Score {
  readonly userId: number;
  readonly league: number;
  readonly xp: number;
  readonly joinedLate: boolean;
}

const byActivity = (a: Member, b: Member) => b.activity - a.activity || a.userId - b.userId;

/**
 * The divisions of a week: learners of one league and similar activity, about as many in each. Leagues with too few
 * learners for places share divisions with the next lower one, or a higher one if there is none. The input's order
 * makes no difference.
 */
export function formDivisions(members: readonly Member[]): Member[][] {
  const byLeague = leagues
    .map((_name, league) => members.filter((member) => member.league === league))
    .toReversed();
  const groups: Member[][] = [];
  let waiting: Member[] = [];
  for (const group of byLeague) {
    waiting = [...waiting, ...group];
    if (waiting.length < smallestDivision) continue;
    groups.push(waiting);
    waiting = [];
  }
  const lowest = groups.pop() ?? [];
  return [...groups, [...lowest, ...waiting]].flatMap(splitEvenly);
}

/** The most active together, in the fewest divisions that hold them all. */
function splitEvenly(group: readonly Member[]): Member[][] {
  const ordered = group.toSorted(byActivity);
  const count = Math.ceil(ordered.length / divisionSize);
  return Array.from({ length: count }, (_, index) =>
    ordered.slice(
      Math.round((index * ordered.length) / count),
      Math.round(((index + 1) * ordered.length) / count),
    ),
  );
}

/** A division with room. */
export interface Open {
  readonly division: number;
  readonly learners: number;
  /** The mean activity of its learners. */
  readonly activity: number;
}

/**
 * Where to put a learner who joins during the week: into the division with room whose activity is nearest, else into a
 * new one.
 */
export function divisionFor(activity: number, open: readonly Open[], unused: number): number {
  const [best] = open
    .filter(({ learners }) => learners < divisionSize)
    .toSorted(
      (a, b) => Math.abs(a.activity - activity) - Math.abs(b.activity - activity) || a.division - b.division,
    );
  return best?.division ?? unused;
}

type Ranked<Row> = Row & { readonly rank: number };

/** Learners in order of XP, each with a place. Learners with the same XP share one. */
export function rank<Row extends Pick<Score, 'userId' | 'xp'>>(rows: readonly Row[]): Ranked<Row>[] {
  return rows
    .toSorted((a, b) => b.xp - a.xp || a.userId - b.userId)
    .map((row) => ({ ...row, rank: rows.filter(({ xp }) => xp > row.xp).length + 1 }));
}

/**
 * The least XP that moves up: that of the last learner in the top fifth. Null if there are too few learners for places.
 */
function xpThatRises(rows: readonly Pick<Score, 'userId' | 'xp'>[]): number | null {
  if (rows.length < smallestDivision) return null;
  const last = rank(rows)[Math.floor(rows.length / 5) - 1];
  return Math.max(last?.xp ?? 0, 1);
}

/**
 * Learners with less than this move down: the last sixth, except those with as much as somebody above it. Zero XP never
 * counts as enough, or a few inactive learners would keep each other up, and everybody above them.
 */
function xpThatStays(rows: readonly Pick<Score, 'userId' | 'xp'>[]): number {
  if (rows.length < smallestDivision || rows.every(({ xp }) => xp === 0)) return 0;
  return Math.max(rank(rows)[rows.length - Math.floor(rows.length / 6) - 1]?.xp ?? 0, 1);
}

/**
 * What the end of a week means for each learner of a division. Nobody without XP moves up, and nobody who joined late
 * moves down.
 */
export function settleDivision<Row extends Score>(
  rows: readonly Row[],
): (Row & { readonly outcome: Outcome; readonly nextLeague: number })[] {
  const rises = xpThatRises(rows);
  const stays = xpThatStays(rows);
  return rows.map((row) => {
    const highest = leagues.length - 1;
    if (rises !== null && row.xp >= rises && row.league < highest) {
      return { ...row, outcome: 'promoted', nextLeague: row.league + 1 };
    }
    if (row.xp < stays && row.league > 0 && !row.joinedLate) {
      return { ...row, outcome: 'demoted', nextLeague: row.league - 1 };
    }
    return { ...row, outcome: 'stayed', nextLeague: row.league };
  });
}

/**
 * The places to show: the upper half, without learners who have no XP or, unless all are tied, share the last place.
 * Never all but one: the one left out would be known to be last.
 */
export function shownPlaces<Row extends Pick<Score, 'userId' | 'xp'>>(rows: readonly Row[]): Ranked<Row>[] {
  if (rows.length < smallestDivision) return [];
  const ranked = rank(rows);
  const half = Math.ceil(rows.length / 2);
  const last = ranked.at(-1)?.rank;
  const shown = ranked.filter((row) => row.rank <= half && row.xp > 0 && (row.rank !== last || last === 1));
  if (rows.length - shown.length !== 1) return shown;
  const lowest = shown.at(-1)?.rank;
  return shown.filter((row) => row.rank !== lowest);
}

/** How much XP a learner currently lacks to move up; null if nobody moves up, or nobody from their league. */
export function xpToRise(
  rows: readonly Pick<Score, 'userId' | 'xp'>[],
  own: Pick<Score, 'xp' | 'league'>,
): number | null {
  const rises = xpThatRises(rows);
  if (rises === null || own.league >= leagues.length - 1) return null;
  return Math.max(rises - own.xp, 0);
}
