import type { BodyOf } from '@rounds/contract/endpoint';
import type { recordProgress } from '@rounds/contract/progress';
import type { Clock } from '../../platform/clock.ts';
import type { ListPage } from '../../platform/cursors.ts';
import { type Database, type Sql, brokenConstraint } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
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

/** A page of progress, and the cursor of the next while there may be one. */
export async function readProgress(
  { db }: ProgressDeps,
  userId: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ListPage> {
  const { count, json } = await queries.selectProgressPage(db, userId, limit, readCursor(cursor));
  if (count < limit) return { json, nextCursor: null };
  const { lastAttempt, id } = JSON.parse(json.slice(json.lastIndexOf('{'), -1)) as queries.ProgressCursor;
  return { json, nextCursor: Buffer.from(`${lastAttempt} ${id}`).toString('base64url') };
}

function readCursor(cursor: string | undefined): queries.ProgressCursor | null {
  if (cursor === undefined) return null;
  const [lastAttempt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!isInstant(lastAttempt) || !/^\d{1,15}$/.test(id)) {
    throw new ApiError(400, 'invalid_input', 'That cursor is not one of ours.', {
      issues: [{ path: 'cursor', message: 'Invalid input' }],
    });
  }
  return { lastAttempt, id: Number(id) };
}

/** Whether the text is an instant as our cursors have it: a date that merely can be read is not one for the database. */
function isInstant(text: string): boolean {
  const at = new Date(text);
  return /^[12]\d{3}-/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString() === text;
}

/** The dashboard's JSON, as PostgreSQL wrote it. */
export function readDashboard({ db, clock }: ProgressDeps, userId: number): Promise<string> {
  return queries.selectDashboard(db, userId, clock.now());
}
