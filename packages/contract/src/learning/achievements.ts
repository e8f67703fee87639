import { z } from 'zod';
import { achievementIcons } from './achievements.rules.ts';
import { Id, Instant, pageQuery } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';

const endpoint = endpointsOf('Achievements');

export const Requirement = z.object({
  /** Features define the kinds. */
  type: z.string(),
  value: z.int().positive(),
});
export type Requirement = z.infer<typeof Requirement>;

export const Achievement = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  /** The name of a drawing. */
  icon: z.enum(achievementIcons),
  /** XP that unlocking it gives, once. */
  xpReward: z.int().min(0),
  requirement: Requirement,
});
export type Achievement = z.infer<typeof Achievement>;

export const UserAchievement = z.object({
  id: Id,
  achievementId: Id,
  title: Achievement.shape.title,
  icon: Achievement.shape.icon,
  unlockedAt: Instant,
  achievement: Achievement,
});
export type UserAchievement = z.infer<typeof UserAchievement>;

export const listAchievements = endpoint({
  method: 'GET',
  path: '/api/achievements',
  summary: 'All achievements that can be unlocked.',
  answer: z.array(Achievement),
});

export const listUserAchievements = endpoint({
  method: 'GET',
  path: '/api/achievements/user',
  summary: 'What the learner has unlocked, latest first.',
  query: z.object(pageQuery()),
  answer: z.array(UserAchievement),
});

export const checkAchievements = endpoint({
  method: 'POST',
  path: '/api/achievements/check',
  summary:
    'Unlock what the learner has reached; answers what is not yet announced, and from then on is. A client tells of it.',
  answer: z.array(UserAchievement),
});
