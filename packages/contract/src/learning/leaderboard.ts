import { z } from 'zod';
import { CareerPath, Id, limitQuery } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';

const endpoint = endpointsOf('Leaderboard');

export const leaderboardPeriods = ['all', 'week'] as const;

const Filters = {
  careerPath: CareerPath.optional(),
  /** `week` starts on Monday 00:00 UTC and counts the week's XP. */
  period: z.enum(leaderboardPeriods).default('all'),
};

export const LeaderboardEntry = z.object({
  id: Id,
  username: z.string(),
  careerPath: CareerPath.nullable(),
  /** In the week's list, the XP of the week. */
  xp: z.int(),
  level: z.int(),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard',
  summary: 'Learners by XP, the earlier first among equals.',
  query: z.object({ ...Filters, limit: limitQuery(50, 50) }),
  answer: z.array(LeaderboardEntry),
});

export const getMyRank = endpoint({
  method: 'GET',
  path: '/api/leaderboard/me',
  summary:
    "The learner's own place; null while hidden from it. Learners without XP in the period share the last one.",
  query: z.object(Filters),
  answer: z.object({ rank: z.int().positive().nullable(), xp: z.int(), level: z.int() }),
});
