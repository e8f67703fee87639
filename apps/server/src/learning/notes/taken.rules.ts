import { judgeItem } from '@rounds/clinical-text/gate';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { passingScore } from '@rounds/contract/learning/notes.rules';
import type { NoteAttempt, NoteItemEdit } from '@rounds/contract/learning/notes.taking';
import { type NoteAnswer, gradeAttempt } from '@rounds/contract/learning/notes.questions.rules';
import { xpForScore } from '@rounds/contract/learning/progress.rules';

/** What can be taken. */
export type Kind = 'test' | 'scenario';

/** One of the learner's, and what to say where it isn't there. */
export interface Target {
  readonly kind: Kind;
  readonly id: number;
  readonly missing: () => Error;
}

export interface Taken<Item extends NoteItem = NoteItem> {
  readonly questions: readonly Item[];
  readonly attempts: number;
  /** Of a scenario; null for a test. */
  readonly xpReward: number | null;
}

export type Graded = Pick<NoteAttempt, 'score' | 'correct' | 'total' | 'passed' | 'xp'>;

/** What an attempt comes to; null where an answer fits no question. Only the first completion of a scenario earns XP. */
export function decideAttempt(taken: Taken, answers: readonly NoteAnswer[]): Graded | null {
  const grade = gradeAttempt(taken.questions, answers);
  if (!grade) return null;
  const earns = taken.xpReward !== null && taken.attempts === 0 && answers.length > 0;
  return {
    ...grade,
    passed: grade.score >= passingScore,
    xp: earns ? xpForScore(taken.xpReward, grade.score) : 0,
  };
}

/**
 * A question as the learner wants it, with the sentence that it came from; null where the gate refuses it. What was said about
 * an option holds as long as neither the option, the question nor the key has changed.
 */
export function editedItem<Item extends NoteItem>(
  item: Item,
  { stem, options, key }: NoteItemEdit,
): Item | null {
  if (options.length !== item.options.length) return null;
  const fold = (text: string) => text.trim().toLowerCase();
  if (new Set(options.map(fold)).size !== options.length) return null;
  const isSteps = item.kind === 'ordering';
  if (!isSteps && key >= options.length) return null;
  if (!isSteps && refused({ stem, options, key }, options.length)) return null;
  const isSameQuestion = stem === item.stem && (isSteps || key === item.key);
  const rationales = item.rationales.map((rationale, index) =>
    isSameQuestion && options[index] === item.options[index] ? rationale : '',
  );
  return { ...item, stem, options, rationales, writtenBy: 'learner', ...(!isSteps && { key }) };
}

/** The learner decides about style: only what makes a question unanswerable, or gives it away, is refused. */
function refused({ stem, options, key }: Omit<NoteItemEdit, 'revision'>, count: number): boolean {
  const item = { stem, options: options.map((text, index) => ({ text, key: index === key })) };
  const optionCount = { min: count, max: count };
  return judgeItem(item, { origin: 'generated', optionCount, warningsThatRefuse: Infinity }).refused;
}
