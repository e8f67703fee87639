import { z } from 'zod';
import { Instant } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { maxAnswersToNext, masteryLevels } from './mastery.rules.ts';
import { PracticeFilters } from './practice.ts';

const endpoint = endpointsOf('Progress');

const Share = z.number().min(0).max(1);
const Level = z.enum(masteryLevels);

/** How well a learner has mastered an area of need, as far as their answers tell. */
export const MasteredArea = z.object({
  /** One of `needsByPath`, as the scenario's edition tags it. */
  need: z.string(),
  level: Level,
  /** The share of intermediate questions on it that the learner would know, not counting guesses. */
  share: Share,
  /** The interval that contains that share with about 80% certainty. It widens while the area isn't practiced. */
  low: Share,
  high: Share,
  /** Not practiced for long: the level is the one reached earlier, and may no longer hold. */
  isUncertain: z.boolean(),
  /** Answers to questions on it, repeated ones included. */
  answered: z.int().positive(),
  lastAnsweredAt: Instant,
  /**
   * The next level, and about how many right answers in a row to new questions lead there. Null once mastered;
   * `answers` is null if it would take more than `maxAnswersToNext`.
   */
  toNext: z.object({ level: Level, answers: z.int().positive().max(maxAnswersToNext).nullable() }).nullable(),
  /** What "Practice" sends as the filters of `createPractice`. */
  practice: PracticeFilters,
  /** Questions that match it. */
  matching: z.int().min(0),
});
export type MasteredArea = z.infer<typeof MasteredArea>;

export const getMastery = endpoint({
  method: 'GET',
  path: '/api/mastery',
  summary:
    'How well the learner has mastered each area that they have answered questions on, the weakest first.',
  answer: z.object({ areas: z.array(MasteredArea) }),
});
