import { judgeItem } from '@rounds/clinical-text/gate';
import type { FileQuestion } from '@rounds/contract/learning/question-files';
import { remarks, type Remark } from '@rounds/contract/learning/question-files.rules';

/** The gate's findings, in words for learners. */
const remarkOf: Readonly<Record<string, Remark>> = {
  'option-count': 'option_count',
  'duplicate-option': 'overlapping',
  'overlapping-ranges': 'overlapping',
  'touching-ranges': 'overlapping',
  'catch-all-option': 'catch_all',
  'stem-gives-answer': 'gives_away',
  'stem-word-in-key': 'gives_away',
  'grammar-cue': 'gives_away',
  'mixed-kinds': 'mixed_options',
  'mixed-forms': 'mixed_options',
  'negative-stem': 'negative',
  'true-false-stem': 'not_a_question',
  'absolute-word': 'absolute',
  'vague-frequency': 'absolute',
  'key-longest': 'key_longest',
  'options-out-of-order': 'unordered',
};

const counts = { multiple_choice: { min: 3, max: 5 }, true_false: { min: 2, max: 2 } } as const;

/** The gate's remarks on an imported question. The learner decides: nothing is rejected because of them. */
export function remarksOn({ kind, stem, options, key }: FileQuestion): Remark[] {
  if (kind === 'ordering') return [];
  const item = { stem, options: options.map((text, index) => ({ text, key: index === key })) };
  const { flaws } = judgeItem(item, { origin: 'generated', optionCount: counts[kind] });
  const found = new Set(flaws.map(({ code }) => remarkOf[code]));
  return remarks.filter((remark) => found.has(remark));
}
