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
  /** Seconds, each attempt's longest time summed. */
  timeSpent: z.int().min(0),
  /** The attempt that goes on; null where there is none. "Continue" stands before "done" where both hold. */
  open: OpenAttempt.nullable(),
  /** The latest completed attempt, for its review; null where there is none, or all were self-reported. */
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
      /** Of the attempt, `tutor` when absent. Kept with its first post; later ones change nothing. */
      mode: Mode.optional(),
      /** The edition of the scenario that the learner saw; the current one when absent. */
      version: Id.optional(),
      questionIndex: RecordedAnswer.shape.questionIndex.optional(),
      selectedOption: RecordedAnswer.shape.selectedOption,
      response: RecordedAnswer.shape.response,
      confidence: RecordedAnswer.shape.confidence,
      answers: z.array(RecordedAnswer.superRefine(needsAnswer)).max(100).optional(),
      /** When it happened, for what was kept while offline; at most seven days back, and never before the account. */
      occurredAt: Instant.optional(),
    })
    .superRefine((body, context) => {
      // The key of an answer without the answer: it would begin an attempt and record nothing.
      const { attemptId, completed, questionIndex } = body;
      if (attemptId !== undefined && !completed && questionIndex !== undefined) needsAnswer(body, context);
    }),
  answer: z.object({
    progress: ProgressEntry,
    /** The scenario's XP alone. */
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

/** How a learner has been doing over time, and in what. */
export const Overview = z.object({
  /** In the learner's zone. */
  today: LocalDay,
  /** The days of the last `calendarWeeks` weeks on which the learner was active, oldest first. */
  days: z.array(z.object({ day: LocalDay, answered: z.int().min(0) })),
  /** The last completed attempts, oldest first. */
  scores: Summary.shape.scores,
  /** What was asked in each area, by topic, the weakest first. Of each question, the latest answer counts. */
  areas: z.array(
    z.object({
      /** Of `needsByPath`, as the scenario's edition tags it. */
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
  /** How often answers were right, by how sure the learner was; of all answers that say so, those of open exams left out. */
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
