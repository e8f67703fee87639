import { z } from 'zod';
import { CareerPath, Difficulty, Id, Instant, Ok } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { itemHealthErrors } from './item-health.errors.ts';
import { itemFlags, withdrawalReasonLength } from './item-health.rules.ts';
import { confidences } from './progress.answers.rules.ts';
import { reportReasons } from './scenarios.reports.rules.ts';
import { QuestionParams } from './scenarios.ts';

const Count = z.int().min(0);

/** A figure, and the interval that contains the true value with 90% certainty. */
const Estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });

/** How well a question works in its newest wording, by learners' first answers. */
export const QuestionHealth = z.object({
  scenarioId: Id,
  questionIndex: Count,
  title: z.string(),
  careerPath: CareerPath,
  question: z.string(),
  /** What may be wrong with it, the most urgent first. */
  flags: z.array(z.enum(itemFlags)),
  learners: Count,
  /** The mean credit, 0 to 1. */
  facility: Estimate,
  /**
   * How well it separates good learners from others, -1 to 1; null while too few have answered enough other questions.
   */
  discrimination: Estimate.nullable(),
  /** Its author's label, and the one that the answers suggest. */
  authored: Difficulty,
  suggested: Difficulty,
  reports: Count,
  /** Null while it is in use. */
  withdrawnAt: Instant.nullable(),
});
export type QuestionHealth = z.infer<typeof QuestionHealth>;

export const QuestionFigures = QuestionHealth.extend({
  explanation: z.string(),
  /** In logits; higher is harder. */
  difficulty: Estimate,
  medianSeconds: z.number().nullable(),
  confidence: z.record(z.enum(confidences), z.object({ answers: Count, right: Count })),
  /** How each option is used; null for formats other than single best answer. */
  options: z
    .array(
      z.object({
        text: z.string(),
        isKey: z.boolean(),
        chosen: Estimate,
        /** The share of the weakest, middle and best third that chose it; null with too few learners. */
        byThird: z.tuple([z.number(), z.number(), z.number()]).nullable(),
      }),
    )
    .nullable(),
  /** Learners' reports about its current form, newest first. */
  reported: z.array(z.object({ reason: z.enum(reportReasons), message: z.string(), createdAt: Instant })),
  /** When it was withdrawn and restored, newest first. */
  history: z.array(
    z.object({
      withdrawnAt: Instant,
      reason: z.string(),
      /** Null if it was a command, or the account is gone. */
      withdrawnBy: z.string().nullable(),
      restoredAt: Instant.nullable(),
      restoreReason: z.string().nullable(),
      restoredBy: z.string().nullable(),
    }),
  ),
});
export type QuestionFigures = z.infer<typeof QuestionFigures>;

const endpoint = endpointsOf('Item health');
const body = z.object({ reason: z.string().trim().min(1).max(withdrawalReasonLength) });

export const listQuestionHealth = endpoint({
  method: 'GET',
  path: '/api/staff/questions',
  summary:
    'For platform staff: how the questions of a path do, what needs attention first. The demo account sees those of the demo data.',
  query: z.object({
    careerPath: CareerPath.default('nursing'),
    flag: z.enum(itemFlags).optional(),
    /** Only withdrawn questions, or only those in use; all if absent. */
    use: z.enum(['withdrawn', 'in_use']).optional(),
    /** Words to find in the question or in the case's title. */
    search: z.string().trim().max(100).optional(),
  }),
  answer: z.array(QuestionHealth),
  errors: [sharedErrors.staff_only],
});

export const getQuestionFigures = endpoint({
  method: 'GET',
  path: '/api/staff/questions/:scenarioId/:questionIndex',
  summary: 'For platform staff: everything that is known of how a question does.',
  params: QuestionParams,
  answer: QuestionFigures,
  errors: [sharedErrors.staff_only, itemHealthErrors.question_not_found],
});

export const withdrawQuestion = endpoint({
  method: 'POST',
  path: '/api/staff/questions/:scenarioId/:questionIndex/withdraw',
  summary: 'For platform staff: take a question out of use. What was earned with it stays.',
  notInDemo: true,
  params: QuestionParams,
  body,
  answer: Ok,
  errors: [sharedErrors.staff_only, itemHealthErrors.question_not_found, itemHealthErrors.question_withdrawn],
});

export const restoreQuestion = endpoint({
  method: 'POST',
  path: '/api/staff/questions/:scenarioId/:questionIndex/restore',
  summary: 'For platform staff: put a withdrawn question back into use.',
  notInDemo: true,
  params: QuestionParams,
  body,
  answer: Ok,
  errors: [sharedErrors.staff_only, itemHealthErrors.question_not_found, itemHealthErrors.question_in_use],
});
