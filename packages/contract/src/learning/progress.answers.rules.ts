import type { Item, Response } from './scenarios.formats.ts';
import { responseOfPlain } from './scenarios.formats.plain.rules.ts';
import { scorePercent } from './progress.rules.ts';
import { creditOf, isResponseTo, partsOf } from './scenarios.formats.rules.ts';

/** How sure learners say they are of an answer, before it is graded. */
export const confidences = ['guess', 'unsure', 'sure'] as const;
export type Confidence = (typeof confidences)[number];

/** The minimum number of answers with one confidence for showing how many were right: fewer say too little. */
export const minAnswersToCalibrate = 10;

/** The answer to a question: an option of a single best answer, a response to any other format. */
export interface Given {
  readonly selectedOption?: number | null | undefined;
  readonly response?: Response | null | undefined;
}

export interface Gradable {
  readonly correct: number;
  readonly options: readonly unknown[];
  readonly item?: Item | undefined;
}

export interface Grade {
  /** Null where a response was given. */
  readonly selectedOption: number | null;
  readonly response: Response | null;
  /** The share of the full score, 0 to 1. */
  readonly credit: number;
  /** Full credit. */
  readonly correct: boolean;
}

/**
 * Grades an answer by the question's key; null if it doesn't fit the question. For formats other than single best
 * answer, a chosen option counts as the response it stands for (`plainOf`).
 */
export function gradeOf(question: Gradable, { selectedOption, response }: Given): Grade | null {
  const { item, options, correct } = question;
  if (!item) {
    if (response || typeof selectedOption !== 'number' || selectedOption >= options.length) return null;
    const isRight = selectedOption === correct;
    return { selectedOption, response: null, credit: Number(isRight), correct: isRight };
  }
  const isPlain = !response && typeof selectedOption === 'number';
  const given = isPlain ? responseOfPlain(item, selectedOption) : response;
  if (!given || !isResponseTo(item, given)) return null;
  const credit = creditOf(item, given);
  return { selectedOption: null, response: inOrder(item, given), credit, correct: credit === 1 };
}

/** An answer's grade by the given key, or the recorded one if that is better: a corrected key may have raised it. */
export function betterOf(
  grade: Grade,
  recorded: { readonly correct: boolean | null; readonly credit?: number | null | undefined },
): Grade {
  const { credit, correct } = recorded;
  if (typeof credit !== 'number' || credit <= grade.credit) return grade;
  return { ...grade, credit, correct: correct ?? grade.correct };
}

/** The response with its picks in list order, where their order has no meaning. */
function inOrder(item: Item, response: Response): Response {
  if ('value' in response) return response;
  const parts = partsOf(item);
  const picks = response.picks.map((picked, index) =>
    parts[index]?.rule === 'sequence' ? [...picked] : picked.toSorted((a, b) => a - b),
  );
  return { picks };
}

/** Whether two answers, both from `gradeOf`, are the same. */
export function isSame(one: Given, other: Given): boolean {
  const of = ({ selectedOption, response }: Given) =>
    response ? ('value' in response ? response.value : JSON.stringify(response.picks)) : selectedOption;
  return Boolean(one.response) === Boolean(other.response) && of(one) === of(other);
}

/** Answers from before partial credit are all or nothing. */
export const creditFor = ({
  credit,
  correct,
}: {
  readonly credit?: number | null | undefined;
  readonly correct: boolean;
}): number => credit ?? Number(correct);

/** What a score depends on in a question. */
export interface Scored {
  readonly withdrawn?: true | undefined;
}

/** Whether a question belongs to an attempt: it is in use, or was answered before it was withdrawn. */
const belongs = (
  { withdrawn }: Scored,
  index: number,
  answers: readonly { readonly questionIndex: number }[],
) => !withdrawn || answers.some(({ questionIndex }) => questionIndex === index);

/** How many questions belong to an attempt with these answers. */
export const countAsked = (
  questions: readonly Scored[],
  answers: readonly { readonly questionIndex: number }[],
): number => questions.filter((question, index) => belongs(question, index, answers)).length;

/**
 * The score of an attempt in percent: what the answers earn, out of all questions in use, answered or not. An answer to
 * a withdrawn question counts only if it raises the score: it is never held against anybody.
 */
export function attemptScore(
  questions: readonly Scored[],
  answers: readonly {
    readonly questionIndex: number;
    readonly correct: boolean;
    readonly credit?: number | undefined;
  }[],
): number {
  const isOut = (index: number) => questions[index]?.withdrawn ?? false;
  const inUse = answers.filter(({ questionIndex }) => !isOut(questionIndex));
  let credit = inUse.reduce((sum, answer) => sum + creditFor(answer), 0);
  let total = questions.filter(({ withdrawn }) => !withdrawn).length;
  const bonus = answers
    .filter(({ questionIndex }) => isOut(questionIndex))
    .map(creditFor)
    .sort((a, b) => b - a);
  for (const one of bonus) {
    if (total > 0 && one * total < credit) break;
    credit += one;
    total += 1;
  }
  return scorePercent(credit, total);
}

/** An answer with its verdict, by the question's place. */
export interface GradedGiven extends Given {
  readonly questionIndex: number;
  readonly selectedOption: number | null;
  readonly confidence?: Confidence | null | undefined;
  /** Full credit. */
  readonly correct: boolean;
  /** 0 to 1; absent for all or nothing. */
  readonly credit?: number | undefined;
}

/**
 * Whether a response is complete enough to submit: something in each part that asks for one thing, and otherwise
 * anything.
 */
export function isComplete(item: Item, response: Response | null): boolean {
  if (!response || !isResponseTo(item, response)) return false;
  if ('value' in response) return true;
  const parts = partsOf(item);
  const says = parts.every(({ rule, entries }, index) => {
    const picked = response.picks[index]?.length ?? 0;
    if (rule === 'plus_minus') return true;
    return rule === 'sequence' ? picked === entries.length : picked > 0;
  });
  return says && response.picks.some((picked) => picked.length > 0);
}
