import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import type { NoteItemEdit } from '@rounds/contract/learning/notes.taking';
import type { Fail } from '../../platform/http/errors.ts';
import type { NotesDeps } from './notes.service.ts';
import { type TakenRow, lockTaken, saveQuestions } from './taken.queries.ts';
import type { Target } from './taken.rules.ts';
import { editedItem } from './taken.rules.ts';

type Refusal = 'note_questions_changed' | 'question_unknown';

/** Changes the questions as the caller saw them: a position means nothing once others have moved. */
function change(
  { db }: NotesDeps,
  userId: number,
  { kind, id, missing }: Target,
  position: number,
  revision: number,
  fail: Fail<Refusal>,
  decide: (question: TakenRow['questions'][number], all: TakenRow['questions']) => readonly NoteItem[],
): Promise<void> {
  return db.transaction(async (tx) => {
    const taken = await lockTaken(tx, userId, kind, id);
    if (!taken) throw missing();
    if (taken.revision !== revision) throw fail('note_questions_changed');
    const question = taken.questions[position];
    if (!question) throw fail('question_unknown');
    await saveQuestions(tx, kind, id, decide(question, taken.questions));
  });
}

export function edit(
  deps: NotesDeps,
  userId: number,
  target: Target,
  position: number,
  wanted: NoteItemEdit,
  fail: Fail<Refusal | 'note_item_flawed'>,
): Promise<void> {
  return change(deps, userId, target, position, wanted.revision, fail, (question, all) => {
    const edited = editedItem(question, wanted);
    if (!edited) throw fail('note_item_flawed');
    return all.with(position, edited);
  });
}

export function remove(
  deps: NotesDeps,
  userId: number,
  target: Target,
  position: number,
  revision: number,
  fail: Fail<Refusal | 'note_last_item'>,
): Promise<void> {
  return change(deps, userId, target, position, revision, fail, (_, all) => {
    if (all.length === 1) throw fail('note_last_item');
    return all.toSpliced(position, 1);
  });
}
