import type { BodyOf, ParamsOf, QueryOf } from '@rounds/contract/endpoint';
import type { QuestionMark, listMarks, saveMark } from '@rounds/contract/learning/marks';
import type { Fail } from '../../platform/http/errors.ts';
import { type ListPage, paginate } from '../../platform/pagination.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { Catalogue } from '../scenarios/index.ts';
import * as queries from './marks.queries.ts';

export interface MarksDeps extends ServiceDeps {
  readonly catalogue: Catalogue;
}

/** A question and the changes to its mark. */
export type MarkChange = ParamsOf<typeof saveMark> & BodyOf<typeof saveMark>;

/** A page of marks and notes, latest first. @throws ApiError 400 for an invalid cursor */
export function readMarks(
  { db }: MarksDeps,
  userId: number,
  {
    scenarioId = null,
    ...paging
  }: Omit<QueryOf<typeof listMarks>, 'scenarioId'> & {
    readonly scenarioId?: number | null | undefined;
  },
): Promise<ListPage<QuestionMark>> {
  return paginate(paging, queries.InList, (limit, after) =>
    queries.selectMarks(db, userId, scenarioId, limit, after),
  );
}

/** Marks a question or writes a note on it; fields not given stay. `scenario_not_found` also for an unknown edition. */
export async function changeMark(
  { db, clock, catalogue }: MarksDeps,
  userId: number,
  { scenarioId, questionIndex, version, marked, note }: MarkChange,
  fail: Fail<'scenario_not_found' | 'question_unknown'>,
): Promise<QuestionMark> {
  const edition = await catalogue.edition(scenarioId, version);
  if (!edition) throw fail('scenario_not_found');
  if (!edition.scenario.questions[questionIndex]) throw fail('question_unknown');
  const changes = { marked: marked ?? null, note: note ?? null, isNoted: note !== undefined };
  return db.transaction(async (tx) => {
    const mark = await queries.upsertMark(tx, userId, { scenarioId, questionIndex, ...changes }, clock.now());
    if (!mark.marked && mark.note === null) await queries.deleteMark(tx, userId, scenarioId, questionIndex);
    return mark;
  });
}

/** Removes mark and note. */
export async function removeMark(
  { db }: MarksDeps,
  userId: number,
  { scenarioId, questionIndex }: Pick<MarkChange, 'scenarioId' | 'questionIndex'>,
): Promise<void> {
  await queries.deleteMark(db, userId, scenarioId, questionIndex);
}
