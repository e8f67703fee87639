import { strToU8, zipSync } from 'fflate';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { NoteTest } from '@rounds/contract/learning/notes.generated';
import type { ExportFormat } from '@rounds/contract/learning/question-files.rules';
import type { importQuestions } from '@rounds/contract/learning/question-files';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { insertNote, insertTest, selectOptionalNote, selectOptionalTest } from '../notes/index.ts';
import { writeAnki } from './formats/anki.ts';
import { writeGift } from './formats/gift.ts';
import { writeMoodleXml } from './formats/moodle-xml.ts';
import { writeQti } from './formats/qti.ts';
import { fileQuestionOf, importedTest, noteTextOf } from './imported.rules.ts';
import { type Questions, selectOptionalQuestions } from './question-files.queries.ts';

/** The questions of a test or a scenario as a file; null if the learner has none with that id. */
export async function exportQuestions(
  { db, clock }: ServiceDeps,
  userId: number,
  kind: 'test' | 'scenario',
  { id, format }: { readonly id: number; readonly format: ExportFormat },
): Promise<Uint8Array | null> {
  const questions = await selectOptionalQuestions(db, userId, kind, id);
  return questions && fileOf(questions, format, clock.now());
}

function fileOf({ title, questions: items }: Questions, format: ExportFormat, now: Date): Uint8Array {
  const set = { title, questions: items.map(fileQuestionOf) };
  if (format === 'gift') return strToU8(writeGift(set));
  if (format === 'moodle_xml') return strToU8(writeMoodleXml(set));
  if (format === 'anki') return zipSync(writeAnki(set, now), { mtime: now });
  const files = Object.entries(writeQti(set)).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), { mtime: now });
}

/** Makes a test of imported questions, under one of the learner's notes or a new one. */
export function importTest(
  { db, clock }: ServiceDeps,
  userId: number,
  { title, noteId, subject, questions }: BodyOf<typeof importQuestions>,
  fail: Fail<'note_not_found'>,
): Promise<Json<NoteTest>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (noteId !== null && !(await selectOptionalNote(tx, userId, noteId))) throw fail('note_not_found');
    const under =
      noteId ??
      (await insertNote(tx, userId, { ...emptyNote, title, subject, content: noteTextOf(questions) }, now));
    const id = await insertTest(tx, userId, { ...importedTest(title, questions), noteId: under }, now);
    const test = await selectOptionalTest(tx, userId, id);
    if (!test) throw new Error(`No test ${id}`);
    return test;
  });
}

const emptyNote = {
  noteType: 'study_guide',
  courseCode: null,
  semester: null,
  description: null,
} as const;
