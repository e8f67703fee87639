import { z } from 'zod';
import { Achievement, Requirement } from './achievements.ts';

/** One entry of content/achievements.yaml. */
export const AuthoredAchievement = z.strictObject({
  /** Its permanent name: learners' achievements refer to it. */
  slug: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/),
  title: z.string().min(3).max(40),
  description: z.string().min(10).max(140),
  icon: Achievement.shape.icon,
  xpReward: z.int().min(0).max(1000),
  requirement: z.strictObject(Requirement.shape),
});
export type AuthoredAchievement = z.infer<typeof AuthoredAchievement>;

/** All of content/achievements.yaml, in the order in which they are listed. */
export const AuthoredAchievements = z.array(AuthoredAchievement).check(({ value, issues }) => {
  for (const field of ['slug', 'title'] as const) {
    for (const [index, entry] of value.entries()) {
      if (value.findIndex((other) => other[field] === entry[field]) === index) continue;
      const message = `"${entry[field]}" is there twice`;
      issues.push({ code: 'custom', input: entry, path: [index, field], message });
    }
  }
});
