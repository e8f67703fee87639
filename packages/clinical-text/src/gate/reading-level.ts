import type { Difficulty } from '@rounds/contract/common';
import { readability } from '../text/readability.ts';
import { flaw } from './flaws.ts';
import type { Flaw } from './types.ts';

/** The highest school grade (Flesch-Kincaid, professional terms discounted) that suits each difficulty. */
const highestGrade: Readonly<Record<Difficulty, number>> = {
  beginner: 8,
  intermediate: 10,
  advanced: 12,
};

/** Texts that are read together, a few hundred words at least; shorter ones are not judged. */
export function checkReadingLevel(
  texts: readonly string[],
  difficulty: Difficulty,
  where: string,
): readonly Flaw[] {
  const { grade, words } = readability(texts);
  if (words < 120 || grade <= highestGrade[difficulty]) return [];
  return [
    flaw(
      'reading-level',
      where,
      `Reads at grade ${grade}, above ${highestGrade[difficulty]} for ${difficulty}.`,
    ),
  ];
}
