import { FileQuestion } from '@rounds/contract/learning/question-files';
import { questionFileLimits as limits } from '@rounds/contract/learning/question-files.rules';
import type { Found } from './types.ts';

interface Common {
  readonly stem: string;
  readonly explanation: string;
}

interface Choice extends Common {
  readonly options: readonly string[];
  /** The options that earn credit. */
  readonly keys: readonly number[];
  readonly rationales: readonly string[];
}

/** A question with one right option, or why we can't use it. */
export function choiceFrom({ stem, explanation, options, keys, rationales }: Choice): Found {
  const [key] = keys;
  if (key === undefined || keys.length > 1) return { skipped: 'no_single_answer' };
  const isTrueFalse = options.length === 2 && options[0] === 'True' && options[1] === 'False';
  return checked({
    kind: isTrueFalse ? 'true_false' : 'multiple_choice',
    stem,
    options: [...options],
    key,
    rationales: rationales.some((one) => one !== '') ? rationales.map(shortened) : [],
    explanation: shortened(explanation),
  });
}

interface Pairs extends Common {
  /** The pairs to match. */
  readonly pairs: readonly (readonly [string, string])[];
}

/** Steps to put in order, if steps are matched with their places. We have no other kind of pairs. */
export function orderingFrom({ pairs, ...common }: Pairs): Found {
  const steps = pairs.map((_, index) => pairs.find(([, place]) => place === String(index + 1))?.[0]);
  if (!steps.every((step) => step !== undefined)) return { skipped: 'other_kind' };
  return stepsFrom({ ...common, steps });
}

/** Steps to put in order. */
export const stepsFrom = ({
  stem,
  explanation,
  steps,
}: Common & { readonly steps: readonly string[] }): Found =>
  checked({
    kind: 'ordering',
    stem,
    options: [...steps],
    key: 0,
    rationales: [],
    explanation: shortened(explanation),
  });

const shortened = (text: string) => text.slice(0, limits.explanation).trimEnd().toWellFormed();

function checked(question: FileQuestion): Found {
  const { stem, options } = question;
  const isTooLong =
    stem.length > limits.stem ||
    options.length > limits.options ||
    options.some((option) => option.length > limits.option);
  if (isTooLong) return { skipped: 'too_long' };
  const read = FileQuestion.safeParse(question);
  return read.success ? { question: read.data } : { skipped: 'unreadable' };
}
