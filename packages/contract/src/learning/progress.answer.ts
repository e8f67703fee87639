import { z } from 'zod';
import { UserAchievement } from './achievements.ts';
import { DailyGoal } from './goals.ts';

export const RecordedAnswer = z.object({
  questionIndex: z.int().min(0).max(99),
  selectedOption: z.int().min(0).max(25),
});

/** What every answer to recorded learning carries beside its own. */
export const AwardAnswer = z.object({
  user: z.object({
    xp: z.int().min(0),
    level: z.int().positive(),
    points: z.int().min(0),
    streak: z.int().min(0),
  }),
  leveledUp: z.boolean(),
  /** What this progress unlocked; its XP is in `user.xp`. It is announced by the check call. */
  unlocked: z.array(UserAchievement),
  goal: DailyGoal,
  /** This answer met the daily goal: once a day, for a quiet celebration. */
  goalReached: z.boolean(),
});
