import type { planErrors } from '@rounds/contract/business/plans.errors';
import type { BodyOf } from '@rounds/contract/endpoint';
import type {
  NoteScenario,
  NoteTest,
  generateNoteScenario,
  generateNoteTest,
} from '@rounds/contract/learning/notes.generated';
import { noteScenarioQuestions } from '@rounds/contract/learning/notes.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { ById, type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import { itemsIn, itemsRequest } from './ai-prompts.rules.ts';
import { type Waiting, writtenByModel } from './ai.service.ts';
import { builtIn, proposals } from './analyzer.ts';
import * as queries from './generated.queries.ts';
import { type NoteText, selectOptionalText } from './notes.queries.ts';
import type { NotesDeps } from './notes.service.ts';

type Refusal =
  keyof typeof planErrors | 'note_not_found' | 'note_gives_no_items' | 'analysis_busy' | 'writing_canceled';

/**
 * Generates something from a note and saves it, as one of the month's generations. If the note yields no questions, nothing is
 * saved or counted.
 */
async function generate<Draft extends { readonly questions: readonly unknown[] }, Saved>(
  { db, clock, events }: NotesDeps,
  { userId, noteId }: Waiting,
  fail: Fail<Refusal>,
  write: (note: NoteText) => Promise<Draft>,
  save: (tx: Sql, draft: Draft, now: Date) => Promise<Saved>,
): Promise<Saved> {
  const note = await selectOptionalText(db, userId, noteId);
  if (!note) throw fail('note_not_found');
  const draft = await write(note);
  if (draft.questions.length === 0) throw fail('note_gives_no_items');
  const now = clock.now();
  return db.transaction(async (tx) => {
    // It may have been deleted in the meantime.
    if (!(await selectOptionalText(tx, userId, noteId))) throw fail('note_not_found');
    await events.allowanceUsed(tx, userId, 'generations', now, fail);
    return save(tx, draft, now);
  });
}

/** Generates a test from a note, with as many questions as the note supports, up to the number requested. */
export function writeTest(
  deps: NotesDeps,
  waiting: Waiting,
  { testType, questionCount, timeLimit }: BodyOf<typeof generateNoteTest>,
  fail: Fail<Refusal>,
): Promise<Json<NoteTest>> {
  const { userId, noteId } = waiting;
  const write = async ({ title, content: text }: NoteText) => {
    const request = { title, text, testType, questionCount };
    const check = async (answer: unknown) =>
      unlessEmpty(await proposals.checkTest({ request, proposed: itemsIn(answer, testType) }, fail));
    const asked = itemsRequest(text, testType, questionCount);
    return (await writtenByModel(deps, waiting, asked, check, fail)) ?? builtIn.writeTest(request, fail);
  };
  return generate(deps, waiting, fail, write, (tx, draft, now) =>
    queries.insertTest(tx, userId, { ...draft, noteId, timeLimit }, now),
  );
}

/** Generates a scenario from a note, presented to suit a learning style. */
export function writeScenario(
  deps: NotesDeps,
  waiting: Waiting,
  { learningStyle }: BodyOf<typeof generateNoteScenario>,
  fail: Fail<Refusal>,
): Promise<Json<NoteScenario>> {
  const { userId, noteId } = waiting;
  const write = async ({ title, content: text }: NoteText) => {
    const request = { title, text, learningStyle, questionCount: noteScenarioQuestions };
    const check = async (answer: unknown) =>
      unlessEmpty(await proposals.checkScenario({ request, proposed: itemsIn(answer, 'scenario') }, fail));
    const asked = itemsRequest(text, 'scenario', noteScenarioQuestions);
    return (await writtenByModel(deps, waiting, asked, check, fail)) ?? builtIn.writeScenario(request, fail);
  };
  return generate(deps, waiting, fail, write, (tx, draft, now) =>
    queries.insertScenario(tx, userId, { ...draft, noteId }, now),
  );
}

const unlessEmpty = <Draft extends { readonly questions: readonly unknown[] }>(draft: Draft): Draft | null =>
  draft.questions.length > 0 ? draft : null;

type OfNote = PageRequest & { readonly noteId?: number | undefined };

/** A page of the learner's tests, or of those from one note, latest first. */
export function listTests(
  { db }: NotesDeps,
  userId: number,
  { noteId, ...paging }: OfNote,
): Promise<ListPage<NoteTest>> {
  return paginate(paging, ById, (limit, after) =>
    queries.selectTests(db, userId, noteId ?? null, limit, after),
  );
}

/** A page of the learner's scenarios, or of those from one note, latest first. */
export function listScenarios(
  { db }: NotesDeps,
  userId: number,
  { noteId, ...paging }: OfNote,
): Promise<ListPage<NoteScenario>> {
  return paginate(paging, ById, (limit, after) =>
    queries.selectScenarios(db, userId, noteId ?? null, limit, after),
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
  if (!(await queries.deleteTest(db, userId, id))) throw fail('note_test_not_found');
}

export async function removeScenario(
  { db }: NotesDeps,
  userId: number,
  id: number,
  fail: Fail<'note_scenario_not_found'>,
): Promise<void> {
  if (!(await queries.deleteScenario(db, userId, id))) throw fail('note_scenario_not_found');
}
