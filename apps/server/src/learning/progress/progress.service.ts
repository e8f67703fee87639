import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { ProgressEntry, recordProgress as contract } from '@rounds/contract/learning/progress';
import type { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { dayMs } from '@rounds/contract/time.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import { type Fail, tooManyRequests } from '../../platform/http/errors.ts';
import { ByTime, type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import type { Requirements } from '../../platform/requirements.rules.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { type Award, type Learner, award, lockLearner, noAward } from '../awards/index.ts';
import { type Answered, reschedule } from '../review/index.ts';
import type { Catalogue, Edition } from '../scenarios/index.ts';
import {
  type GradedAnswer,
  type Post,
  type Recording,
  type Refusal,
  type SentAnswer,
  decide,
  occurredAt,
} from './progress.rules.ts';
import * as queries from './progress.queries.ts';

export interface ProgressDeps extends ServiceDeps {
  readonly catalogue: Catalogue;
  readonly requirements: Requirements;
}

/**
 * Many more attempts than anybody completes; a limit is needed because mastery reads all of a learner's answers. A
 * device's stated time may be a week off, so each attempt counts for at least a week.
 */
export const attemptsLimit = { most: 2000, days: 14 } as const;
const hour = 60 * 60;

export type ProgressBody = BodyOf<typeof contract>;

/**
 * Records an answer or a completed scenario in the caller's transaction. With an attempt id the server grades the answers
 * itself, on the edition that the attempt began with, and the same post again changes nothing; without one, the score is the
 * client's claim.
 */
export async function recordProgress(
  { clock, catalogue, requirements }: Omit<ProgressDeps, 'db'>,
  tx: Sql,
  userId: number,
  body: ProgressBody,
  fail: Fail<'scenario_not_found' | Refusal>,
): Promise<queries.Answer> {
  const now = clock.now();
  const learner = await lockLearner(tx, userId);
  const since = new Date(now.getTime() - attemptsLimit.days * dayMs);
  const known = await queries.selectRecorded(tx, userId, body, since);
  if (known.lately >= attemptsLimit.most) throw tooManyRequests(hour);
  const edition = await editionOf(catalogue, tx, body, known.attempt, fail);
  const post = postOf(body, learner, now);
  const { xpReward, version, scenario } = edition;
  const decision = decide(post, { xpReward, version, questions: scenario.questions }, known);
  if (decision.kind === 'refused') throw fail(decision.code);
  if (decision.kind === 'repeated') {
    return answeredBefore({ learner, scenarioId: body.scenarioId, now }, known, decision.result);
  }

  const earned = decision.earned && {
    source: 'scenario',
    sourceId: body.scenarioId,
    description: edition.title,
    ...decision.earned,
    occurredAt: post.occurredAt,
    now,
  };
  const result = answerOf(
    body.scenarioId,
    decision,
    earned ? await award(tx, learner, earned, requirements) : noAward(learner, now),
  );
  const id = await queries.saveRecording(tx, post, decision, result);
  if (id === null) throw fail('attempt_of_another');
  await reschedule(tx, userId, revealed(body.scenarioId, decision, known.attempt?.answers ?? []));
  return withId(id, result);
}

function postOf(body: ProgressBody, { userId, createdAt }: Learner, now: Date): Post {
  const {
    scenarioId,
    attemptId = null,
    mode = 'tutor',
    completed,
    score: claimedScore,
    timeSpent: seconds,
  } = body;
  return {
    userId,
    scenarioId,
    attemptId,
    mode,
    completed,
    claimedScore,
    seconds,
    answers: sentAnswers(body),
    occurredAt: occurredAt(body.occurredAt, now, createdAt),
  };
}

function sentAnswers(body: ProgressBody): SentAnswer[] {
  const { attemptId, answers, questionIndex, selectedOption, response, confidence } = body;
  if (attemptId === undefined) return [];
  if (answers) return answers;
  return questionIndex !== undefined && (selectedOption !== undefined || response !== undefined)
    ? [{ questionIndex, selectedOption, response, confidence }]
    : [];
}

/** The attempt's edition; for a new attempt the one that the client saw, or the newest. */
async function editionOf(
  catalogue: Catalogue,
  tx: Sql,
  { scenarioId, version }: ProgressBody,
  attempt: queries.RecordedProgress['attempt'],
  fail: Fail<'scenario_not_found'>,
): Promise<Edition> {
  const seen = attempt?.scenarioId === scenarioId ? attempt.version : version;
  const edition =
    (await catalogue.edition(scenarioId, seen, tx)) ?? (await catalogue.edition(scenarioId, undefined, tx));
  if (!edition) throw fail('scenario_not_found');
  return edition;
}

function answerOf(
  scenarioId: number,
  { entry, earned }: Pick<Recording, 'entry' | 'earned'>,
  award: Award,
): queries.KeptAnswer {
  const { completed, score, attempts, lastAttempt, timeSpent, open, reviewId } = entry;
  return {
    progress: {
      scenarioId,
      completed,
      score,
      attempts,
      lastAttempt: lastAttempt.toISOString(),
      timeSpent,
      open,
      reviewId,
    },
    xpAwarded: earned?.xp ?? 0,
    pointsAwarded: earned?.points ?? 0,
    ...award,
  };
}

/** The answers whose verdict becomes known with this post: all at the end of an exam, else those it contains. */
function revealed(
  scenarioId: number,
  { answers, attempt }: Recording,
  earlier: readonly GradedAnswer[],
): Answered[] {
  const isExam = attempt?.mode === 'exam';
  if (isExam && attempt.score === null) return [];
  return [...(isExam ? earlier : []), ...answers].map((answer) => ({ ...answer, scenarioId }));
}

const withId = (id: number, { progress, ...rest }: queries.KeptAnswer): queries.Answer => ({
  progress: { id, ...progress },
  ...rest,
});

/** The response to the first of two equal posts; if it was not stored, the current state. */
function answeredBefore(
  { learner, scenarioId, now }: { learner: Learner; scenarioId: number; now: Date },
  { entry }: queries.RecordedProgress,
  result: queries.KeptAnswer | null,
): queries.Answer {
  if (!entry) throw new Error('An attempt was recorded without its row');
  const standing = answerOf(scenarioId, { entry, earned: null }, noAward(learner, now));
  // A response stored by an earlier release lacks newer fields.
  const kept = result && { ...standing, ...result, progress: { ...standing.progress, ...result.progress } };
  return withId(entry.id, kept ?? standing);
}

/** A page of the learner's progress, latest first. @throws ApiError 400 for an invalid cursor */
export function readProgress(
  { db }: ProgressDeps,
  userId: number,
  paging: PageRequest,
): Promise<ListPage<ProgressEntry>> {
  return paginate(paging, ByTime, (limit, after) => queries.selectProgress(db, userId, limit, after));
}

/** The dashboard's JSON, as PostgreSQL wrote it. */
export function readDashboard(
  { db, clock }: ProgressDeps,
  userId: number,
): Promise<Json<AnswerOf<typeof getDashboard>>> {
  return queries.selectDashboard(db, userId, clock.now());
}
