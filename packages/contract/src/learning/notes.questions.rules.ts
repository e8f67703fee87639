import { type Given, gradeOf } from './progress.answers.rules.ts';
import type { NoteItem } from './notes.generated.ts';
import { plainOf } from './scenarios.formats.plain.rules.ts';
import type { Question } from './scenarios.ts';

/** "| Apnea | Sedation | Stimulate |" as "Apnea: Sedation; Stimulate"; any other line as it is. */
function rowAsRead(line: string): string {
  if (!/^\|.*\|$/.test(line) && !line.includes('\t')) return line;
  const [name, ...cells] = line
    .split(/\||\t/)
    .map((cell) => cell.trim().replace(/[.;]$/, ''))
    .filter((cell) => cell !== '' && !/^:?-{2,}:?$/.test(cell));
  return [name, cells.join('; ')].filter(Boolean).join(': ');
}

/** A piece of a note as people read it: without Markdown's marks, its lines joined. */
export const withoutMarkdown = (text: string): string =>
  text
    .replace(/\*\*|__|`/g, '')
    .split('\n')
    .map((line) => rowAsRead(line.replace(/^\s*(?:[-*•]|\d{1,3}[.)]|#{1,6}|>)\s+/, '').trim()))
    .filter(Boolean)
    .map((line, index, lines) => (index < lines.length - 1 && !/[.:;?!]$/.test(line) ? `${line};` : line))
    .join(' ');

/** A question from a note as the scenario player shows it: its source sentence is the explanation. */
export function questionOf(item: NoteItem, update?: string): Question {
  const { stem: question, source } = item;
  const shared = {
    question,
    explanation: withoutMarkdown(source.text).slice(0, 1600),
    ...(update && { update }),
  };
  if (item.kind === 'ordering') {
    const steps = item.key.map((index) => ({ text: item.options[index] ?? '' }));
    const order = { format: 'order', steps } as const;
    const { options, correct, optionRationales } = plainOf(order);
    return { ...shared, options, correct, correctAnswer: correct, optionRationales, item: order };
  }
  const { options, key } = item;
  const optionRationales = options.map((_, index) => (index === key ? null : item.rationales[index] || null));
  return { ...shared, options, correct: key, correctAnswer: key, optionRationales };
}

export interface NoteAnswer extends Given {
  readonly questionIndex: number;
}

export interface NoteGrade {
  /** Per cent, with partial credit for steps. */
  readonly score: number;
  /** Questions with full credit. */
  readonly correct: number;
  readonly total: number;
}

/** Grades an attempt. Unanswered questions are wrong; null if an answer fits no question, or a question has two. */
export function gradeAttempt(items: readonly NoteItem[], answers: readonly NoteAnswer[]): NoteGrade | null {
  if (new Set(answers.map(({ questionIndex }) => questionIndex)).size !== answers.length) return null;
  let credit = 0;
  let correct = 0;
  for (const answer of answers) {
    const item = items[answer.questionIndex];
    const grade = item && gradeOf(questionOf(item), answer);
    if (!grade) return null;
    credit += grade.credit;
    if (grade.correct) correct += 1;
  }
  const total = items.length;
  return { score: total === 0 ? 0 : Math.round((credit / total) * 100), correct, total };
}

/** What a question states as a fact: its statement if true, and its explanation. */
export const factsOfQuestion = ({
  kind,
  stem,
  answer,
  explanation,
}: {
  readonly kind: NoteItem['kind'];
  readonly stem: string;
  readonly answer: string;
  readonly explanation: string;
}): string[] => {
  const isTrue = kind === 'true_false' && /^true$/i.test(answer);
  return [isTrue ? stem.replace(/^true or false\s*[?:]\s*/i, '') : '', explanation].filter(Boolean);
};
