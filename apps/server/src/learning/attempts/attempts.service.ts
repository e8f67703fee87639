import type { Attempt, AttemptSummary } from '@rounds/contract/learning/attempts';
import type { Fail } from '../../platform/http/errors.ts';
import { type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { Catalogue } from '../scenarios/index.ts';
import * as queries from './attempts.queries.ts';

export interface AttemptsDeps extends ServiceDeps {
  readonly catalogue: Catalogue;
}

/** The open attempt, with its own edition; null if there is none. */
export async function readOpenAttempt(
  deps: AttemptsDeps,
  userId: number,
  scenarioId: number,
): Promise<Attempt | null> {
  const attempt = await queries.selectOptionalOpenAttempt(deps.db, userId, scenarioId);
  return attempt && withScenario(deps, attempt);
}

/** One of the learner's own attempts. Another learner's counts as not found. */
export async function readAttempt(
  deps: AttemptsDeps,
  userId: number,
  id: string,
  fail: Fail<'attempt_not_found'>,
): Promise<Attempt> {
  const attempt = await queries.selectOptionalAttempt(deps.db, userId, id);
  if (!attempt) throw fail('attempt_not_found');
  return withScenario(deps, attempt);
}

async function withScenario({ catalogue }: AttemptsDeps, attempt: queries.StoredAttempt): Promise<Attempt> {
  const { scenarioId, version, completedAt, answers } = attempt;
  const shown = await catalogue.shown(scenarioId, version, completedAt !== null);
  if (!shown) throw new Error(`Scenario ${scenarioId} has no edition ${version}`);
  return { ...attempt, scenario: shown.scenario, answers: answers.map(shown.answerTo) };
}

/** A page of the learner's attempts at a scenario, latest first. @throws ApiError 400 for an invalid cursor */
export function readAttempts(
  { db }: AttemptsDeps,
  userId: number,
  scenarioId: number,
  paging: PageRequest,
): Promise<ListPage<AttemptSummary>> {
  return paginate(paging, queries.ByStart, (limit, after) =>
    queries.selectAttempts(db, userId, scenarioId, limit, after),
  );
}
