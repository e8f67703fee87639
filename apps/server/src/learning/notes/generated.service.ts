import type { NoteScenario, NoteTest } from '@rounds/contract/learning/notes.generated';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { ById, type ListPage, type PageRequest, longEntries, paginate } from '../../platform/pagination.ts';
import { lockLearner } from '../awards/index.ts';
import { lockQuestionSet } from './attempts.queries.ts';
import * as queries from './generated.queries.ts';
import { type NotesDeps, readInTurn } from './notes.service.ts';
import { dropUnasked } from './in-review.service.ts';

type OfNote = PageRequest & { readonly noteId?: number | undefined };

/** A page of the learner's tests, or of those from one note, latest first. */
export function listTests(
  { db }: NotesDeps,
  userId: number,
  { noteId, ...paging }: OfNote,
): Promise<ListPage<NoteTest>> {
  return readInTurn(userId, () =>
    paginate(
      paging,
      ById,
      (limit, after) => queries.selectTests(db, userId, noteId ?? null, limit, after),
      longEntries,
    ),
  );
}

/** A page of the learner's scenarios, or of those from one note, latest first. */
export function listScenarios(
  { db }: NotesDeps,
  userId: number,
  { noteId, ...paging }: OfNote,
): Promise<ListPage<NoteScenario>> {
  return readInTurn(userId, () =>
    paginate(
      paging,
      ById,
      (limit, after) => queries.selectScenarios(db, userId, noteId ?? null, limit, after),
      longEntries,
    ),
  );
}

export async function readScenario(
  { db }: NotesDeps,
  userId: number,
  id: number,
  fail: Fail<'note_scenario_not_found'>,
): Promise<Json<NoteScenario>> {
  const scenario = await queries.selectOptionalScenario(db, userId, id);
  if (!scenario) throw fail('note_scenario_not_found');
  return scenario;
}

export async function readTest(
  { db }: NotesDeps,
  userId: number,
  id: number,
  fail: Fail<'note_test_not_found'>,
): Promise<Json<NoteTest>> {
  const test = await queries.selectOptionalTest(db, userId, id);
  if (!test) throw fail('note_test_not_found');
  return test;
}

export async function removeTest(
  { db }: NotesDeps,
  userId: number,
  id: number,
  fail: Fail<'note_test_not_found'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    const made = await lockQuestionSet(tx, userId, 'test', id);
    if (!made) throw fail('note_test_not_found');
    await dropUnasked(tx, userId, made.noteId, { kind: 'test', id });
    await queries.deleteTest(tx, userId, id);
  });
}

export async function removeScenario(
  { db }: NotesDeps,
  userId: number,
  id: number,
  fail: Fail<'note_scenario_not_found'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    const made = await lockQuestionSet(tx, userId, 'scenario', id);
    if (!made) throw fail('note_scenario_not_found');
    await dropUnasked(tx, userId, made.noteId, { kind: 'scenario', id });
    await queries.deleteScenario(tx, userId, id);
  });
}
