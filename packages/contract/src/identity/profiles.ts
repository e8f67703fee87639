import { z } from 'zod';
import { Achievement } from '../learning/achievements.ts';
import { usernameLength } from './accounts.rules.ts';
import { CareerPath, Id, Instant } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';

const endpoint = endpointsOf('Profiles');

const Badge = z.object({
  id: Id,
  unlockedAt: Instant,
  achievement: Achievement.pick({ title: true, description: true, icon: true }),
});

/** A learner as other learners see them. */
export const PublicProfile = z.object({
  id: Id,
  username: z.string(),
  careerPath: CareerPath.nullable(),
  level: z.int().positive(),
  xp: z.int().min(0),
  /** Days in a row, 0 once broken. */
  streak: z.int().min(0),
  memberSince: Instant,
  offersMentoring: z.boolean(),
  isOwn: z.boolean(),
  /** False only on the learner's own profile: nobody else sees a hidden one. */
  isVisible: z.boolean(),
  /** Null unless the learner shares their progress, even on their own profile. */
  shared: z
    .object({
      scenariosCompleted: z.int().min(0),
      /** Mean of the best scores, one decimal, 0 without a completed scenario. */
      averageScore: z.number(),
      perfectScores: z.int().min(0),
      /** The latest first. */
      badges: z.array(Badge),
    })
    .nullable(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

export const getPublicProfile = endpoint({
  method: 'GET',
  path: '/api/users/by-name/:username',
  summary:
    "A learner's public profile. Not found where it is hidden; scores and badges only where they are shared.",
  params: z.object({ username: z.string().min(1).max(usernameLength.max) }),
  answer: PublicProfile,
  errors: [sharedErrors.user_not_found],
});
