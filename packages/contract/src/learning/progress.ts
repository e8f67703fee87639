import { z } from 'zod';
import { Id, Instant, LocalDay, maxInteger, pageQuery } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { confidences } from './progress.answers.rules.ts';
import { Mode, OpenAttempt } from './attempts.ts';
import { AwardAnswer, RecordedAnswer, needsAnswer } from './progress.answer.ts';
import { progressErrors } from './progress.errors.ts';
import { scenarioSeconds } from './progress.rules.ts';

const endpoint = endpointsOf('Progress');

export const ProgressEntry = z.object({
  id: Id,
  scenarioId: Id,
  completed: z.boolean(),
  /** Best completed score, per cent; null while unfinished. */
  score: z.number().min(0).max(100).nullable(),
  /** Completed attempts, at least 1 once started. */
  attempts: z.int().positive(),
  lastAttempt: Instant.nullable(),
  /** Seconds: the sum of each attempt's longest time. */
  timeSpent: z.int().min(0),
  /** The open attempt; null if there is none. If both apply, "Continue" comes before "done". */
  open: OpenAttempt.nullable(),
  /** The latest completed attempt, for review; null if there is none, or all were self-reported. */
  reviewId: z.uuid().nullable(),
});
export type ProgressEntry = z.infer<typeof ProgressEntry>;

/** Times above the limit are capped, not refused. */
const TimeSpent = z
  .number()
  .min(0)
  .transform((seconds) => Math.min(Math.round(seconds), scenarioSeconds));

export const listProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  summary: "The learner's progress, latest first.",
  query: z.object(pageQuery()),
  answer: z.array(ProgressEntry),
});

export const recordProgress = endpoint({
  method: 'POST',
  path: '/api/progress',
  summary: 'Record an answer or a completed scenario. Graded by the server when an attempt id is given.',
  body: z
    .object({
      scenarioId: Id,
      completed: z.boolean(),
      score: z.number().min(0).max(100),
      attempts: z.int().min(1).max(maxInteger).default(1),
      timeSpent: TimeSpent,
      attemptId: z.uuid().optional(),
      /** The attempt's mode, `tutor` if absent. The first post sets it; later ones don't change it. */
      mode: Mode.optional(),
      /** The edition of the scenario that the learner saw; the current one when absent. */
      version: Id.optional(),
      questionIndex: RecordedAnswer.shape.questionIndex.optional(),
      selectedOption: RecordedAnswer.shape.selectedOption,
      response: RecordedAnswer.shape.response,
      confidence: RecordedAnswer.shape.confidence,
      answers: z.array(RecordedAnswer.superRefine(needsAnswer)).max(100).optional(),
      /** When it happened, for answers kept while offline; at most seven days ago, and never before the account. */
      occurredAt: Instant.optional(),
    })
    .superRefine((body, context) => {
      // An answer's key without the answer: it would begin an attempt and record nothing.
      const { attemptId, completed, questionIndex } = body;
      if (attemptId !== undefined && !completed && questionIndex !== undefined) needsAnswer(body, context);
    }),
  answer: z.object({
    progress: ProgressEntry,
    /** Only the scenario's XP. */
    xpAwarded: z.int().min(0),
    pointsAwarded: z.int().min(0),
    ...AwardAnswer.shape,
  }),
  errors: [
    progressErrors.attempt_of_another,
    sharedErrors.scenario_not_found,
    progressErrors.answer_recorded,
    sharedErrors.answer_unknown,
    sharedErrors.key_reused,
  ],
});
export type RecordProgressBody = z.input<(typeof recordProgress)['body']>;

/** What the dashboard shows, in one answer. */
export const Summary = z.object({
  /** The last seven days in the learner's zone, oldest first, today last. */
  week: z.array(z.object({ day: LocalDay, active: z.boolean() })),
  /** The last completed attempts, oldest first. */
  scores: z.array(z.object({ completedAt: Instant, scenarioId: Id, score: z.number(), attemptId: z.uuid() })),
});

/** A learner's results over time and by topic. */
export const Overview = z.object({
  /** In the learner's zone. */
  today: LocalDay,
  /** The days of the last `calendarWeeks` weeks on which the learner was active, oldest first. */
  days: z.array(z.object({ day: LocalDay, answered: z.int().min(0) })),
  /** The last completed attempts, oldest first. */
  scores: Summary.shape.scores,
  /** Results in each area by topic, the weakest first. Each question's latest answer counts. */
  areas: z.array(
    z.object({
      /** One of `needsByPath`, as the scenario's edition tags it. */
      need: z.string(),
      topics: z.array(
        z.object({
          /** In the language of the content. */
          topic: z.string(),
          answered: z.int().positive(),
          correct: z.int().min(0),
        }),
      ),
    }),
  ),
  /**
   * How often answers were right, by the learner's confidence; for all answers that state one, except in open exams.
   */
  calibration: z.array(
    z.object({ confidence: z.enum(confidences), answered: z.int().min(0), correct: z.int().min(0) }),
  ),
});
export type Overview = z.infer<typeof Overview>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/progress/overview',
  summary: "The learner's days of practice, scores over time, and what was asked of them, by topic.",
  answer: Overview,
});
