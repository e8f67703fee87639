import { randomInt } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type * as contract from '@rounds/contract/learning/practice';
import { weakestOf } from '@rounds/contract/learning/mastery.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import type { Fail } from '../../platform/http/errors.ts';
import { type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import { lockLearner } from '../awards/index.ts';
import { readMastery } from '../mastery/index.ts';
import { selectLatestAnswers } from '../progress/index.ts';
import { readDue, reschedule } from '../review/index.ts';
import type { PracticeDeps } from './practice.deps.ts';
import {
  type Candidate,
  type Known,
  type QuestionRef,
  candidatesOf,
  choose,
  countMatching,
  keyOf,
  matching,
  mostUrgent,
} from './practice.rules.ts';
import { selectAnswered } from './answers.queries.ts';
import * as queries from './practice.queries.ts';

type Session = contract.PracticeSession;

/** How many questions match. */
export async function countQuestions(
  deps: PracticeDeps,
  userId: number,
  filters: contract.PracticeFilters,
): Promise<AnswerOf<typeof contract.countPractice>> {
  const { candidates, known } = await readQuestions(deps, userId);
  return countMatching(candidates, filters, known);
}

async function readQuestions(
  deps: PracticeDeps,
  userId: number,
): Promise<{ readonly candidates: Candidate[]; readonly known: Known }> {
  const { db, catalogue } = deps;
  const latest = await selectLatestAnswers(db, userId);
  const weakest = weakestOf((await readMastery(deps, userId)).areas);
  const marked = await queries.selectMarked(db, userId);
  const known = {
    latest: new Map(latest.map((answer) => [keyOf(answer), answer.correct])),
    marked: new Set(marked.map(keyOf)),
    due: new Map(inScenarios(await readDue(deps, userId)).map((question, rank) => [keyOf(question), rank])),
    weakNeeds: new Set(weakest.map(({ need }) => need)),
  };
  return { candidates: candidatesOf(await catalogue.active()), known };
}

/** A session asks only questions from the content; a learner's own questions are asked in their tests. */
const inScenarios = (due: Awaited<ReturnType<typeof readDue>>) =>
  due.flatMap(({ scenarioId, questionIndex }) =>
    scenarioId === null || questionIndex === null ? [] : [{ scenarioId, questionIndex }],
  );

/**
 * Begins a session. Repeating the id returns the session in its current state. `practice_not_found` for a shared one
 * that is gone, `practice_exists` for an id of another learner's.
 */
export async function beginPractice(
  deps: PracticeDeps,
  userId: number,
  body: BodyOf<typeof contract.createPractice>,
  fail: Fail<'practice_not_found' | 'practice_exists' | 'nothing_matches'>,
): Promise<Session> {
  const { db, clock } = deps;
  const { id, mode } = body;
  const begun = await queries.selectOptionalSession(db, userId, id);
  if (begun) return withEditions(deps, begun);
  const wanted = await wantedOf(deps, userId, body, fail);
  await queries.insertSession(db, userId, { id, mode, ...wanted }, clock.now());
  const session = await queries.selectOptionalSession(db, userId, id);
  if (!session) throw fail('practice_exists');
  return withEditions(deps, session);
}

async function wantedOf(
  deps: PracticeDeps,
  userId: number,
  { filters = {}, count = 0, mixed, sharedFrom }: BodyOf<typeof contract.createPractice>,
  fail: Fail<'practice_not_found' | 'nothing_matches'>,
): Promise<Pick<queries.NewSession, 'filters' | 'sharedFrom' | 'items'>> {
  if (sharedFrom !== undefined) {
    const shared = await queries.selectOptionalShared(deps.db, userId, sharedFrom);
    if (!shared) throw fail('practice_not_found');
    // What the other learner filtered by would reveal something about them.
    const items = await inUse(deps, shared.items);
    if (items.length === 0) throw fail('nothing_matches');
    return { filters: {}, sharedFrom, items };
  }
  const { candidates, known } = await readQuestions(deps, userId);
  const pool = matching(candidates, filters, known);
  if (pool.length === 0) throw fail('nothing_matches');
  const most = mostUrgent(pool, filters, known, count);
  return { filters, sharedFrom: null, items: choose(most, { count, mixed }, (below) => randomInt(below)) };
}

/** Without questions withdrawn since they were shared. */
async function inUse<Item extends QuestionRef>(
  { catalogue }: PracticeDeps,
  items: readonly Item[],
): Promise<Item[]> {
  const editions = await Promise.all(
    items.map(({ scenarioId, version }) => catalogue.edition(scenarioId, version)),
  );
  return items.filter(({ questionIndex }, at) => !editions[at]?.scenario.questions[questionIndex]?.withdrawn);
}

/** Adds the editions that the list of scenarios doesn't have. */
async function withEditions({ catalogue }: PracticeDeps, session: queries.StoredSession): Promise<Session> {
  const active = new Map((await catalogue.active()).map(({ id, version }) => [id, version]));
  const older = session.items.filter(({ scenarioId, version }) => active.get(scenarioId) !== version);
  const wanted = new Map(older.map((item) => [editionKey(item), item]));
  const isOver = session.completedAt !== null;
  const found = await Promise.all(
    [...wanted].map(
      async ([key, { scenarioId, version }]) =>
        [key, await catalogue.shown(scenarioId, version, isOver)] as const,
    ),
  );
  const shown = new Map(found);
  return {
    ...session,
    items: session.items.map((item) => shown.get(editionKey(item))?.answerTo(item) ?? item),
    editions: found.flatMap(([, one]) => one?.scenario ?? []),
  };
}

const editionKey = ({ scenarioId, version }: Pick<QuestionRef, 'scenarioId' | 'version'>) =>
  `${scenarioId} ${version}`;

/** One of the learner's sessions. Another learner's counts as not found. */
export async function readPractice(
  deps: PracticeDeps,
  userId: number,
  id: string,
  fail: Fail<'practice_not_found'>,
): Promise<Session> {
  const session = await queries.selectOptionalSession(deps.db, userId, id);
  if (!session) throw fail('practice_not_found');
  return withEditions(deps, session);
}

/** A page of the learner's sessions, latest first. @throws ApiError 400 for an invalid cursor */
export function listSessions(
  { db }: PracticeDeps,
  userId: number,
  paging: PageRequest,
): Promise<ListPage<contract.PracticeSummary>> {
  return paginate(paging, queries.ByStart, (limit, after) =>
    queries.selectSessions(db, userId, limit, after),
  );
}

/** What anybody with a session's id may know about it. */
export async function readShared(
  { db, catalogue }: PracticeDeps,
  userId: number,
  id: string,
  fail: Fail<'practice_not_found'>,
): Promise<AnswerOf<typeof contract.getSharedPractice>> {
  const shared = await queries.selectOptionalShared(db, userId, id);
  if (!shared) throw fail('practice_not_found');
  const { mode, items, own } = shared;
  const scenarios = await Promise.all(
    items.map(({ scenarioId, version }) => catalogue.edition(scenarioId, version)),
  );
  const known = scenarios.filter((edition): edition is Scenario => edition !== null);
  return {
    id,
    mode,
    questions: items.length,
    own,
    careerPaths: [...new Set(known.map(({ careerPath }) => careerPath))],
    difficulties: [...new Set(known.map(({ difficulty }) => difficulty))],
  };
}

/** Ends a session before its last question. */
export async function endPractice(
  deps: PracticeDeps,
  userId: number,
  id: string,
  fail: Fail<'practice_not_found'>,
): Promise<Session> {
  await end(deps, userId, id);
  return readPractice(deps, userId, id, fail);
}

async function end(
  { db, clock }: Pick<PracticeDeps, 'db' | 'clock'>,
  userId: number,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Waits for an answer that is being recorded.
    await lockLearner(tx, userId);
    if (!(await queries.endSession(tx, userId, id, clock.now()))) return;
    // The verdicts of an exam become known when it ends.
    await reschedule(tx, userId, await selectAnswered(tx, id));
  });
}

/** Ends the sessions in which only a withdrawn question is left. */
export async function endEmptied(
  deps: Pick<PracticeDeps, 'db' | 'clock'>,
  { scenarioId, questionIndex }: Omit<QuestionRef, 'version'>,
): Promise<void> {
  for (const { id, userId } of await queries.selectEmptied(deps.db, { scenarioId, questionIndex }))
    await end(deps, userId, id);
}

export async function removePractice(
  { db }: PracticeDeps,
  userId: number,
  id: string,
  fail: Fail<'practice_not_found'>,
): Promise<void> {
  if (!(await queries.deleteSession(db, userId, id))) throw fail('practice_not_found');
}
