import { z } from 'zod';
import { Id, Instant, pageQuery, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { attemptsErrors } from './attempts.errors.ts';
import { modes, minPeers } from './attempts.rules.ts';
import { confidences } from './progress.answers.rules.ts';
import { Response } from './scenarios.formats.ts';
import { Scenario } from './scenarios.ts';

export const Mode = z.enum(modes);

/**
 * An open attempt: a row of the progress list shows it as "Continue · question `answered + 1` of `questions`". It is
 * the attempt answered last, as long as it isn't completed. To start over, begin with a new attempt id: with its first
 * recorded answer, the new attempt replaces the old one.
 */
export const OpenAttempt = z.object({
  attemptId: z.uuid(),
  mode: Mode,
  /** Recorded answers. */
  answered: z.int().positive(),
  /** How many questions its edition has. */
  questions: z.int().positive(),
});
export type OpenAttempt = z.infer<typeof OpenAttempt>;

const AttemptAnswer = z.object({
  questionIndex: z.int().min(0),
  /** As authored, whatever order the options were shown in; null if a response was given. */
  selectedOption: z.int().min(0).nullable(),
  /** For formats other than single best answer; otherwise null. */
  response: Response.nullable(),
  /** Null if the player didn't ask for it. */
  confidence: z.enum(confidences).nullable(),
  /** Full credit. Null in exam mode until the end. */
  correct: z.boolean().nullable(),
  /** The share of the full score, 0 to 1; null in exam mode until the end. */
  credit: z.number().min(0).max(1).nullable(),
  /** Seconds into the attempt; for answers sent with the end of the attempt, the time of the end. */
  seconds: z.int().min(0),
  answeredAt: Instant,
});
export type AttemptAnswer = z.infer<typeof AttemptAnswer>;

const AttemptHead = z.object({
  id: z.uuid(),
  scenarioId: Id,
  /** The edition of the scenario in which it is continued and graded. */
  version: Id,
  mode: Mode,
  startedAt: Instant,
  /** Null while it goes on. */
  completedAt: Instant.nullable(),
  /** Per cent; null while it goes on. */
  score: z.number().min(0).max(100).nullable(),
  /** Seconds used so far, at most `scenarioSeconds`. */
  timeSpent: z.int().min(0),
});

/** An attempt with everything needed to continue or review it. */
export const Attempt = AttemptHead.extend({
  /** In the order of the questions. */
  answers: z.array(AttemptAnswer),
  /** The scenario in the attempt's own edition; it may differ from the listed one, or be retired. */
  scenario: Scenario,
});
export type Attempt = z.infer<typeof Attempt>;

/** An attempt in a list. */
export const AttemptSummary = AttemptHead.extend({
  /** Recorded answers. */
  answered: z.int().min(0),
  /** How many questions its edition has. */
  questions: z.int().positive(),
  /** Correct answers; null in exam mode until the end. */
  correct: z.int().min(0).nullable(),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

const endpoint = endpointsOf('Attempts');

export const getOpenAttempt = endpoint({
  method: 'GET',
  path: '/api/scenarios/:id/attempt',
  summary:
    'The attempt that goes on, with the answers so far; null where there is none. What another device answered is in it.',
  params: IdParams,
  answer: Attempt.nullable(),
});

export const listAttempts = endpoint({
  method: 'GET',
  path: '/api/scenarios/:id/attempts',
  summary: "The learner's attempts at a scenario, latest first, those that were left unfinished included.",
  params: IdParams,
  query: z.object(pageQuery()),
  answer: z.array(AttemptSummary),
});

/**
 * For the stored review, and for a device that gets 409 `answer_recorded`: another device answered first, that answer
 * counts, and this is where to find it.
 */
export const getAttempt = endpoint({
  method: 'GET',
  path: '/api/attempts/:id',
  summary: 'An attempt of one’s own, with its answers, on the edition it was answered on.',
  params: z.object({ id: z.uuid() }),
  answer: Attempt,
  errors: [attemptsErrors.attempt_not_found],
});

/** What other learners chose in one question. */
export const PeerChoices = z.object({
  questionIndex: z.int().min(0),
  /** The edition that the stats are about: the one of the learner's latest answer. */
  version: Id,
  /** Learners whose first answer is counted; never fewer than `minPeers`. */
  learners: z.int().min(minPeers),
  /** Per cent by authored option, whole numbers that add up to 100. Empty for other formats than single best answer. */
  shares: z.array(z.int().min(0).max(100)),
  /** Per cent with full credit. */
  fullCredit: z.int().min(0).max(100),
});
export type PeerChoices = z.infer<typeof PeerChoices>;

/**
 * Only questions that the learner has answered, in an attempt or in practice (in exam mode: once it has ended), and
 * that `minPeers` learners have answered; others are absent. Up to a minute old.
 */
export const listPeerChoices = endpoint({
  method: 'GET',
  path: '/api/scenarios/:id/choices',
  summary: 'How many per cent of learners chose each option, of the questions that the learner has answered.',
  params: IdParams,
  answer: z.array(PeerChoices),
});
