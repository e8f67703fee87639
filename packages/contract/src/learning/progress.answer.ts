import { z } from 'zod';
import { UserAchievement } from './achievements.ts';
import { confidences } from './progress.answers.rules.ts';
import { Response } from './scenarios.formats.ts';
import { DailyGoal } from './goals.ts';

export const RecordedAnswer = z.object({
  questionIndex: z.int().min(0).max(99),
  /** For a single best answer. */
  selectedOption: z.int().min(0).max(39).optional(),
  /** For every other format. */
  response: Response.optional(),
  confidence: z.enum(confidences).optional(),
});

/** Requires one of the two: a chosen option, or a response. */
export function needsAnswer(
  { selectedOption, response }: { selectedOption?: number | undefined; response?: unknown },
  context: z.RefinementCtx,
): void {
  if ((selectedOption === undefined) !== (response === undefined)) return;
  const message = response === undefined ? 'Required' : 'One of selectedOption and response';
  context.addIssue({ code: 'custom', path: ['selectedOption'], message });
}

/** The fields that all recorded learning returns in addition to its own. */
export const AwardAnswer = z.object({
  user: z.object({
    xp: z.int().min(0),
    level: z.int().positive(),
    points: z.int().min(0),
    streak: z.int().min(0),
  }),
  leveledUp: z.boolean(),
  /** What this progress unlocked; its XP is included in `user.xp`. The check call announces it. */
  unlocked: z.array(UserAchievement),
  goal: DailyGoal,
  /** This answer met the daily goal: once a day, for a quiet celebration. */
  goalReached: z.boolean(),
});
