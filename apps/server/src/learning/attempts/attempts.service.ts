import type { Attempt, AttemptSummary } from '@rounds/contract/learning/attempts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { type ListPage, type Paging, page } from '../../platform/pages.ts';
import type { Catalogue } from '../scenarios/index.ts';
import * as queries from './attempts.queries.ts';

export interface AttemptsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
}

/** The attempt that goes on, on its own edition; null where there is none. */
export async function readOpenAttempt(
  deps: AttemptsDeps,
  userId: number,
  scenarioId: number,
): Promise<Attempt | null> {
  const attempt = await queries.selectOptionalOpenAttempt(deps.db, userId, scenarioId);
  return attempt && withScenario(deps, attempt);
}

/** @throws ApiError 404, whether there is no such attempt or it is another learner's */
export async function readAttempt(deps: AttemptsDeps, userId: number, id: string): Promise<Attempt> {
  const attempt = await queries.selectOptionalAttempt(deps.db, userId, id);
  if (!attempt) throw new ApiError(404, 'attempt_not_found', 'You have no such attempt.');
  return withScenario(deps, attempt);
}

async function withScenario({ catalogue }: AttemptsDeps, attempt: queries.StoredAttempt): Promise<Attempt> {
  const scenario = await catalogue.edition(attempt.scenarioId, attempt.version);
  if (!scenario) throw new Error(`Scenario ${attempt.scenarioId} has no edition ${attempt.version}`);
  return { ...attempt, scenario };
}

/** A page of the learner's attempts at a scenario, latest first. @throws ApiError 400 for a cursor that is none of ours */
export function readAttempts(
  { db }: AttemptsDeps,
  userId: number,
  scenarioId: number,
  paging: Paging,
): Promise<ListPage<AttemptSummary>> {
  return page(paging, queries.ByStart, (limit, after) =>
    queries.selectAttempts(db, userId, scenarioId, limit, after),
  );
}
