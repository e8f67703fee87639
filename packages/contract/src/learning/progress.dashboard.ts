import { z } from 'zod';
import { ProfileStats, User } from '../identity/accounts.ts';
import { endpointsOf } from '../endpoint.ts';
import { Recommending } from '../identity/preferences.ts';
import { DailyGoal } from './goals.ts';
import { PracticeSummary } from './practice.ts';
import { ProgressEntry, Summary } from './progress.ts';

const endpoint = endpointsOf('Progress');

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary:
    'The learner, their stats, the five latest progress rows, the week, the scores and what recommendations go by, in one answer.',
  answer: z.object({
    user: User,
    stats: ProfileStats,
    progress: z.array(ProgressEntry),
    ...Summary.shape,
    goal: DailyGoal,
    /** The latest open practice session; null if there is none. */
    practice: PracticeSummary.nullable(),
    /** Null for a learner who stated nothing about how they study. */
    preferences: Recommending.nullable(),
  }),
});
