import type { BodyOf } from '@rounds/contract/endpoint';
import type { recordProgress } from '@rounds/contract/progress';
import type { Clock } from '../../platform/clock.ts';
import { type Database, type Sql, brokenConstraint } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { ByTime, type ListPage, type Paging, page } from '../../platform/pages.ts';
import type { Catalogue, Edition } from '../scenarios/index.ts';
import { type SentAnswer, gradeAnswers, occurredAt } from './progress.rules.ts';
import * as queries from './progress.queries.ts';

export interface ProgressDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
}

export type ProgressBody = BodyOf<typeof recordProgress>;

const attemptOfAnother = () =>
  new ApiError(403, 'attempt_of_another', 'That attempt belongs to somebody else.');
const refusals: Record<string, () => ApiError> = {
  attempt_of_another: attemptOfAnother,
  answer_recorded: () =>
    new ApiError(409, 'answer_recorded', 'Another answer to that question was already recorded.'),
};

/**
 * Records an answer or a completed scenario of an attempt, and answers with the JSON of the contract. The server grades
 * the answers itself, on the edition that the attempt began with. The attempt id makes the call idempotent.
 * @throws ApiError 403, 404, 409 or 422
 */
export async function recordAttempt(deps: ProgressDeps, userId: number, body: ProgressBody): Promise<string> {
  const first = await write(
    deps,
    deps.db,
    userId,
    body,
    await editionOf(deps, body.scenarioId, body.version),
  );
  if (typeof first === 'string') return first;
  const second = await write(
    deps,
    deps.db,
    userId,
    body,
    await editionOf(deps, body.scenarioId, first.regrade),
  );
  if (typeof second === 'string') return second;
  throw new Error('The edition of an attempt changed while it was graded');
}

/**
 * Records what a client without attempts claims. `runOnce` runs it in one transaction, once for an idempotency key.
 * @throws ApiError 404
 */
export async function recordClaim(
  deps: ProgressDeps,
  userId: number,
  body: ProgressBody,
  runOnce: (work: (tx: Sql) => Promise<string>) => Promise<string>,
): Promise<string> {
  // Looked up before the transaction: the embedded database has one connection.
  const edition = await editionOf(deps, body.scenarioId, body.version);
  return runOnce(async (tx) => {
    const json = await write(deps, tx, userId, body, edition);
    if (typeof json === 'string') return json;
    throw new Error('A claim without an attempt has no edition to be graded on');
  });
}

async function write(
  { clock }: ProgressDeps,
  sql: Sql,
  userId: number,
  body: ProgressBody,
  edition: Edition,
): Promise<string | { regrade: number }> {
  const answers = gradeAnswers(edition.scenario.questions, sentAnswers(body));
  if (!answers) throw new ApiError(422, 'answer_unknown', 'That scenario has no such question or option.');
  const now = clock.now();
  const recorded = queries.recordProgress(sql, {
    userId,
    scenarioId: body.scenarioId,
    title: edition.title,
    xpReward: edition.xpReward,
    version: edition.version,
    questions: edition.scenario.questions.length,
    completed: body.completed,
    score: body.score,
    seconds: body.timeSpent,
    attemptId: body.attemptId ?? null,
    answers,
    occurredAt: occurredAt(body.occurredAt, now),
    now,
  });
  const json = await recorded.catch((error: unknown) => {
    // Another learner has begun an attempt of that name in this moment: one's own are kept apart by the lock.
    const isTaken = brokenConstraint(error) === 'scenario_attempts_pkey';
    throw isTaken ? attemptOfAnother() : error;
  });
  if (json.startsWith('{"progress"')) return json;
  const { refused, regrade } = JSON.parse(json) as { refused?: string; regrade?: number };
  if (refused !== undefined) throw refusals[refused]?.() ?? new Error(`Unknown refusal ${refused}`);
  if (regrade === undefined) throw new Error(`record_progress answered ${json}`);
  return { regrade };
}

function sentAnswers({ attemptId, answers, questionIndex, selectedOption }: ProgressBody): SentAnswer[] {
  if (attemptId === undefined) return [];
  if (answers) return answers;
  return questionIndex !== undefined && selectedOption !== undefined
    ? [{ questionIndex, selectedOption }]
    : [];
}

async function editionOf(
  { catalogue }: ProgressDeps,
  scenarioId: number,
  version?: number,
): Promise<Edition> {
  const edition = (await catalogue.edition(scenarioId, version)) ?? (await catalogue.edition(scenarioId));
  if (!edition) throw new ApiError(404, 'scenario_not_found', 'That scenario does not exist.');
  return edition;
}

/** A page of the learner's progress, latest first. @throws ApiError 400 for a cursor that is none of ours */
export function readProgress({ db }: ProgressDeps, userId: number, paging: Paging): Promise<ListPage> {
  return page(paging, ByTime, (limit, after) => queries.selectProgress(db, userId, limit, after));
}

/** The dashboard's JSON, as PostgreSQL wrote it. */
export function readDashboard({ db, clock }: ProgressDeps, userId: number): Promise<string> {
  return queries.selectDashboard(db, userId, clock.now());
}
