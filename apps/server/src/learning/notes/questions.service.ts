import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import type { NoteItemEdit } from '@rounds/contract/learning/notes.attempts';
import type { Fail } from '../../platform/http/errors.ts';
import { lockLearner } from '../awards/index.ts';
import type { NotesDeps } from './notes.service.ts';
import { type QuestionSetRow, lockQuestionSet, saveQuestions } from './attempts.queries.ts';
import type { AttemptTarget } from './attempts.rules.ts';
import { editedItem } from './attempts.rules.ts';
import { dropUnasked } from './in-review.service.ts';

type Refusal = 'note_questions_changed' | 'question_unknown';

/** Edits questions at the revision that the caller saw: a position means nothing once other questions have moved. */
function change(
  { db }: NotesDeps,
  userId: number,
  { kind, id, notFound }: AttemptTarget,
  position: number,
  revision: number,
  fail: Fail<Refusal>,
  decide: (
    question: QuestionSetRow['questions'][number],
    all: QuestionSetRow['questions'],
  ) => readonly NoteItem[],
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    const questionSet = await lockQuestionSet(tx, userId, kind, id);
    if (!questionSet) throw notFound();
    if (questionSet.revision !== revision) throw fail('note_questions_changed');
    const question = questionSet.questions[position];
    if (!question) throw fail('question_unknown');
    const changed = decide(question, questionSet.questions);
    await saveQuestions(tx, kind, id, changed);
    await dropUnasked(tx, userId, questionSet.noteId);
  });
}

export function edit(
  deps: NotesDeps,
  userId: number,
  target: AttemptTarget,
  position: number,
  changes: NoteItemEdit,
  fail: Fail<Refusal | 'note_item_flawed'>,
): Promise<void> {
  return change(deps, userId, target, position, changes.revision, fail, (question, all) => {
    const edited = editedItem(question, changes);
    if (!edited) throw fail('note_item_flawed');
    return all.with(position, edited);
  });
}

export function remove(
  deps: NotesDeps,
  userId: number,
  target: AttemptTarget,
  position: number,
  revision: number,
  fail: Fail<Refusal | 'note_last_item'>,
): Promise<void> {
  return change(deps, userId, target, position, revision, fail, (_, all) => {
    if (all.length === 1) throw fail('note_last_item');
    return all.toSpliced(position, 1);
  });
}
