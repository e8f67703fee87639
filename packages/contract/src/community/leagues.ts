import { z } from 'zod';
import { CareerPath, Id, Instant } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { leagues, weekOutcomes } from './leagues.rules.ts';

const Xp = z.int().min(0);
const LeagueName = z.enum(leagues);

/** A place in the upper half of a division. */
export const LeaguePlace = z.object({
  /** Learners with equal XP share a place. */
  rank: z.int().positive(),
  /** Graded XP of the week. */
  xp: Xp,
  isMine: z.boolean(),
  /** Would move up if the week ended now. */
  isRising: z.boolean(),
  /** Null for learners who are hidden from the leaderboard, and if either of the two has blocked the other. */
  learner: z.object({ id: Id, username: z.string(), careerPath: CareerPath.nullable() }).nullable(),
});
export type LeaguePlace = z.infer<typeof LeaguePlace>;

/** A learner's own week. It says nothing about those below the middle, not even how many they are. */
export const LeagueWeek = z.object({
  league: LeagueName,
  /** Monday 00:00 UTC. */
  startsAt: Instant,
  endsAt: Instant,
  /** The learner's own graded XP of the week. */
  xp: Xp,
  /** Too few learners for places: see `smallestDivision`. */
  isFilling: z.boolean(),
  /** The upper half, best first. */
  places: z.array(LeaguePlace),
  /** Graded XP still needed to move up; 0 if enough, null if nobody can. */
  xpToRise: Xp.nullable(),
  /** What the previous week did to their league; null if they took no part in it. */
  last: z.object({ outcome: z.enum(weekOutcomes), xp: Xp }).nullable(),
  /** Hidden from the leaderboard: others see a place without a name. */
  isHidden: z.boolean(),
});
export type LeagueWeek = z.infer<typeof LeagueWeek>;

const answer = z.object({ week: LeagueWeek.nullable() });
const endpoint = endpointsOf('Leagues');
const path = '/api/league';

export const getLeague = endpoint({
  method: 'GET',
  path,
  summary: "The learner's week in their league; null for who takes no part.",
  answer,
});

export const joinLeague = endpoint({
  method: 'PUT',
  path,
  summary: 'Take part in the leagues, in the lowest one at first. Who does already stays where they are.',
  answer,
});

export const leaveLeague = endpoint({
  method: 'DELETE',
  path,
  summary: 'Leave the leagues: places are erased, and who comes back begins in the lowest one.',
  answer,
});
