import { syllables } from '../text/readability.ts';
import type { Level, Segment } from './types.ts';
import { isRare, wordsOf } from './words.ts';

export interface Difficulty {
  readonly level: Level;
  /** SMOG grade; null where the note has too few sentences for it. */
  readonly grade: number | null;
  readonly rareShare: number;
  readonly words: number;
}

const wordsPerMinute: Readonly<Record<Level, number>> = { beginner: 180, intermediate: 130, advanced: 90 };

/** How hard a note is to read. Sentence formulas break on bullets, where the share of rare words has to do. */
export function difficultyOf(segments: readonly Segment[]): Difficulty {
  const prose = segments.filter(({ kind }) => kind === 'sentence');
  let words = 0;
  let rare = 0;
  let long = 0;
  for (const { text, kind } of segments) {
    for (const { raw, key } of wordsOf(text)) {
      if (/^\d/.test(raw)) continue;
      words += 1;
      if (isRare(key)) rare += 1;
      if (kind === 'sentence' && syllables(raw) >= 3) long += 1;
    }
  }
  const rareShare = words === 0 ? 0 : rare / words;
  const isProse = prose.length >= 10 && prose.length >= segments.length / 2;
  const grade = isProse
    ? Math.round((1.043 * Math.sqrt((30 * long) / prose.length) + 3.1291) * 10) / 10
    : null;
  const isHard = (grade !== null && grade > 15.5) || rareShare > (grade === null ? 0.5 : 0.34);
  const isEasy = (grade === null || grade < 12) && rareShare < (grade === null ? 0.3 : 0.2);
  return { level: isHard ? 'advanced' : isEasy ? 'beginner' : 'intermediate', grade, rareShare, words };
}

/** An estimate in whole minutes: reading at the level's pace, half a minute a key term (20 at most), one a practice item. */
export function studyMinutes(difficulty: Difficulty, keyTerms: number, practiceItems = 0): number {
  const reading = difficulty.words / wordsPerMinute[difficulty.level];
  return Math.max(1, Math.round(reading + 0.5 * Math.min(20, keyTerms) + practiceItems));
}
