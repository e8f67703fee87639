import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { maxDailyGoal } from './goals.rules.ts';

const endpoint = endpointsOf('Progress');

/** Questions a day; null: no goal. */
const Questions = z.int().min(1).max(maxDailyGoal).nullable();

/** A learner's progress today, in their zone. Questions of attempts and of practice count, right or wrong. */
export const DailyGoal = z.object({
  questions: Questions,
  /** Questions answered today, also without a goal. */
  answered: z.int().min(0),
  /** Whether there is a goal and it is reached. */
  met: z.boolean(),
});
export type DailyGoal = z.infer<typeof DailyGoal>;

export const getDailyGoal = endpoint({
  method: 'GET',
  path: '/api/progress/goal',
  summary: "The learner's daily goal, and how far they are today. The dashboard has it too.",
  answer: DailyGoal,
});

export const setDailyGoal = endpoint({
  method: 'PUT',
  path: '/api/progress/goal',
  summary: 'Set the daily goal, or switch it off with null.',
  body: z.object({ questions: Questions }),
  answer: DailyGoal,
});
