import type { Confidence } from '@rounds/contract/learning/progress.answers.rules';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import { type Part, partsOf } from '@rounds/contract/learning/scenarios.formats.rules';
import type { Question } from '@rounds/contract/learning/scenarios';

interface SampleAnswer {
  readonly questionIndex: number;
  readonly selectedOption?: number;
  readonly response?: Response;
  readonly confidence: Confidence;
}

/** The right answer to a question of any format, or an answer that earns nothing. */
export function answerFor(
  { correct, options, item }: Question,
  isRight: boolean,
): Pick<SampleAnswer, 'selectedOption' | 'response'> {
  if (!item) return { selectedOption: isRight ? correct : (correct + 1) % options.length };
  if (item.format === 'number') {
    return { response: { value: isRight ? item.answer : (item.slips[0]?.value ?? item.answer + 1) } };
  }
  const parts = partsOf(item);
  if (isRight) return { response: { picks: parts.map(({ keys }) => [...keys]) } };
  const wrongOf = ({ entries, keys, rule }: Part) =>
    rule === 'sequence' ? entries.toReversed() : entries.filter((entry) => !keys.includes(entry)).slice(0, 1);
  return { response: { picks: parts.map(wrongOf) } };
}

/**
 * A sample learner's answers in their scenario number `turn`. About `skill` fifths are right, give or take one in
 * alternation; the others are the answer next to the key.
 */
export function sampleAnswers(questions: readonly Question[], skill: number, turn: number): SampleAnswer[] {
  const right = Math.max(Math.round((questions.length * skill) / 5) - 1 + (turn % 3), 1);
  return questions.map((question, questionIndex) => {
    const isRight = (questionIndex + turn) % questions.length < right;
    return { questionIndex, ...answerFor(question, isRight), confidence: isRight ? 'sure' : 'unsure' };
  });
}
