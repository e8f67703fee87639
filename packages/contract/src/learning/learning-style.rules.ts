import { learningStyles } from '../common.rules.ts';

export type KnownStyle = (typeof learningStyles)[number];

/** The situations that the quiz asks about, in order; each has one option for each style, in the order of the styles. */
export const quizSituations = ['procedures', 'exams', 'training', 'remembering', 'emergency'] as const;

/** How many answers went to each style. */
export function styleCounts(answers: readonly KnownStyle[]): Record<KnownStyle, number> {
  const counts = { visual: 0, auditory: 0, kinesthetic: 0, reading: 0 };
  for (const style of answers) counts[style] += 1;
  return counts;
}

/** The style with most answers; ties go to the earlier of visual, auditory, kinesthetic, reading. */
export function dominantStyle(answers: readonly KnownStyle[]): KnownStyle {
  const counts = styleCounts(answers);
  return learningStyles.reduce((best, style) => (counts[style] > counts[best] ? style : best));
}
