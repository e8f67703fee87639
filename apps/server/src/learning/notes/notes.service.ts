import type { Note, NoteAnalysis } from '@rounds/contract/learning/notes';
import type { FoundNote } from '@rounds/contract/learning/notes.search';
import type { noteErrors } from '@rounds/contract/learning/notes.errors';
import type { Json } from '../../platform/db/json.ts';
import { literally } from '../../platform/db/like.rules.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { ById, type ListPage, type PageRequest, longEntries, paginate } from '../../platform/pagination.ts';
import type { Requirements } from '../../platform/requirements.rules.ts';
import { turnsOf } from '../../platform/turns.ts';
import { lockLearner } from '../awards/index.ts';
import type { ModelDeps } from './ai.service.ts';
import * as queries from './notes.queries.ts';
import { selectNotesWith } from './search.queries.ts';
import { placesIn } from './search.rules.ts';
import { dropReviewsOfNote } from './in-review.service.ts';

export interface NotesDeps extends ModelDeps {
  readonly requirements: Requirements;
}

export type Missing = Fail<keyof Pick<typeof noteErrors, 'note_not_found'>>;

/** These scan many long texts, so one learner's run one at a time. */
export const readInTurn = turnsOf(1);

/** An ILIKE pattern for text that contains these words. */
const patternOf = (q: string) => `%${literally(q)}%`;

/** Notes and transcripts that contain the words, with the places. */
export async function searchNotes(
  { db }: Pick<NotesDeps, 'db'>,
  userId: number,
  q: string,
): Promise<FoundNote[]> {
  const found = await readInTurn(userId, () => selectNotesWith(db, userId, patternOf(q)));
  return found.map(({ content, segments, ...note }) => ({ ...note, places: placesIn(content, q, segments) }));
}

/** A page of the learner's notes, latest first; with `q`, those whose title or text contains it. */
export function listNotes(
  { db }: NotesDeps,
  userId: number,
  { q, ...paging }: PageRequest & { readonly q?: string | undefined },
): Promise<ListPage<Note>> {
  const pattern = q ? patternOf(q) : null;
  return readInTurn(userId, () =>
    paginate(
      paging,
      ById,
      (limit, after) => queries.selectNotes(db, userId, pattern, limit, after),
      longEntries,
    ),
  );
}

export async function readNote(
  { db }: NotesDeps,
  userId: number,
  id: number,
  fail: Missing,
): Promise<Json<Note>> {
  const note = await queries.selectOptionalNote(db, userId, id);
  if (!note) throw fail('note_not_found');
  return note;
}

export function createNote(
  { db, clock }: NotesDeps,
  userId: number,
  fields: queries.NoteFields,
): Promise<Json<Note>> {
  return db.transaction(async (tx) => {
    const id = await queries.insertNote(tx, userId, fields, clock.now());
    const note = await queries.selectOptionalNote(tx, userId, id);
    if (!note) throw new Error(`No note ${id}`);
    return note;
  });
}

export async function changeNote(
  deps: NotesDeps,
  userId: number,
  id: number,
  changes: queries.NoteChanges,
  fail: Missing,
): Promise<Json<Note>> {
  await queries.updateNote(deps.db, userId, id, changes, deps.clock.now());
  return readNote(deps, userId, id, fail);
}

/** Deletes a note with its analysis and everything generated from it. */
export async function removeNote(
  { db }: NotesDeps,
  userId: number,
  id: number,
  fail: Missing,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    await dropReviewsOfNote(tx, userId, id);
    if (!(await queries.deleteNote(tx, userId, id))) throw fail('note_not_found');
  });
}

export async function readAnalysis(
  { db }: NotesDeps,
  userId: number,
  id: number,
  fail: Fail<'note_not_found' | 'note_not_analyzed'>,
): Promise<NoteAnalysis> {
  const analysis = await queries.selectOptionalAnalysis(db, userId, id);
  if (analysis) return analysis;
  throw fail((await queries.selectOptionalText(db, userId, id)) ? 'note_not_analyzed' : 'note_not_found');
}
