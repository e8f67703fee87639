import { judgeItem } from '@rounds/clinical-text/gate';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import type { NoteAttempt, NoteItemEdit } from '@rounds/contract/learning/notes.attempts';
import { type NoteAnswer, gradeAttempt } from '@rounds/contract/learning/notes.questions.rules';
import { earningNoteScenarios } from '@rounds/contract/learning/notes.rules';
import { pointsForXp, xpForScore } from '@rounds/contract/learning/progress.rules';

/** What can be taken. */
export type Kind = 'test' | 'scenario';

/** A test or scenario of the learner's, and the error to throw if it doesn't exist. */
export interface AttemptTarget {
  readonly kind: Kind;
  readonly id: number;
  readonly notFound: () => Error;
}

export interface QuestionSet<Item extends NoteItem = NoteItem> {
  readonly questions: readonly Item[];
  readonly attempts: number;
  readonly passingScore: number;
  /** Null for a test, which gives no XP. */
  readonly xpReward: number | null;
}

/** What a learner's notes have earned so far: decides whether another attempt earns XP. */
export interface EarnedFromNotes {
  /** Whether a scenario from the same note gave XP, even if it has been deleted since. */
  readonly fromNote: boolean;
  /** How many scenarios from notes gave XP on the learner's day, and how many in the last 24 hours. */
  readonly onDay: number;
  readonly before: number;
}

/**
 * Whether an attempt can earn XP. Learners can generate any number of scenarios from a note and see their keys, so each
 * note gives XP once, and all notes together a few times a day. The last 24 hours count too, so that changing the time
 * zone doesn't start a new day.
 */
export const mayEarn = ({ fromNote, onDay, before }: EarnedFromNotes): boolean =>
  !fromNote && onDay < earningNoteScenarios && before < 2 * earningNoteScenarios;

/**
 * The XP of a right attempt: only a scenario's first completion earns any.
 * @param may whether what notes gave so far leaves something to earn
 */
export const xpLeftOf = (
  { xpReward, attempts }: Pick<QuestionSet, 'xpReward' | 'attempts'>,
  may: boolean,
): number => (may && xpReward !== null && attempts === 0 ? xpReward : 0);

export type Graded = Pick<NoteAttempt, 'score' | 'correct' | 'total' | 'passed' | 'xp'>;

/**
 * Grades an attempt; null if an answer fits no question.
 * @param may whether what notes gave so far leaves something to earn
 */
export function decideAttempt(
  questionSet: QuestionSet,
  answers: readonly NoteAnswer[],
  may: boolean,
): Graded | null {
  const grade = gradeAttempt(questionSet.questions, answers);
  if (!grade) return null;
  const xpLeft = answers.length > 0 ? xpLeftOf(questionSet, may) : 0;
  return {
    ...grade,
    passed: grade.score >= questionSet.passingScore,
    xp: xpForScore(xpLeft, grade.score),
  };
}

/** Grades an attempt at somebody else's test; null if an answer fits no question. */
export const gradedAttempt = (
  test: Pick<QuestionSet, 'questions' | 'passingScore'>,
  answers: readonly NoteAnswer[],
): Graded | null => decideAttempt({ ...test, attempts: 0, xpReward: null }, answers, false);

/**
 * The edited question with its source sentence; null if the gate refuses it. An option keeps its rationale as long as
 * the option, the question and the key are unchanged.
 */
export function editedItem<Item extends NoteItem>(
  item: Item,
  { stem, options, key }: NoteItemEdit,
): Item | null {
  if (options.length !== item.options.length) return null;
  const fold = (text: string) => text.trim().toLowerCase();
  if (new Set(options.map(fold)).size !== options.length) return null;
  const isOrdering = item.kind === 'ordering';
  if (!isOrdering && key >= options.length) return null;
  if (!isOrdering && refused({ stem, options, key }, options.length)) return null;
  const isSameQuestion = stem === item.stem && (isOrdering || key === item.key);
  const rationales = item.rationales.map((rationale, index) =>
    isSameQuestion && options[index] === item.options[index] ? rationale : '',
  );
  return { ...item, stem, options, rationales, writtenBy: 'learner', ...(!isOrdering && { key }) };
}

/** Style is up to the learner: this refuses only what makes a question unanswerable or gives the answer away. */
function refused({ stem, options, key }: Omit<NoteItemEdit, 'revision'>, count: number): boolean {
  const item = { stem, options: options.map((text, index) => ({ text, key: index === key })) };
  const optionCount = { min: count, max: count };
  return judgeItem(item, { origin: 'generated', optionCount, warningsThatRefuse: Infinity }).refused;
}

/**
 * Counts the day, progress toward the daily goal, and a scenario's XP. Learners can edit the questions they are graded
 * on, so the XP counts only for themselves: it gives points like any scenario's, but stays off the leaderboard.
 */
export function attemptEarning(
  kind: Kind,
  id: number,
  title: string,
  xp: number,
  answers: number,
  now: Date,
) {
  return {
    source: `note_${kind}` as const,
    sourceId: id,
    description: title,
    xp,
    points: pointsForXp(xp),
    answers,
    selfReported: true,
    graded: false,
    occurredAt: now,
    now,
  };
}
