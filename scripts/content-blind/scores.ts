import { difficulties } from '@rounds/contract/common.rules';
import type { KeyRow } from './sheets.ts';

/** A reader's letters by the number on the sheet; lines that are no answer ("12 C") are left out. */
export function readAnswers(text: string): ReadonlyMap<number, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, number, letter] = /^(\d+)[.:)]?\s+([a-f])\b/i.exec(line.trim()) ?? [];
      return number && letter ? [[Number(number), letter.toUpperCase()] as const] : [];
    }),
  );
}

export interface Score {
  readonly group: string;
  readonly answered: number;
  readonly right: number;
  /** What somebody would have right who picks at random. */
  readonly chance: number;
}

/** Counts right answers overall and by difficulty. Items without an answer don't count. */
export function scoresOf(
  key: readonly KeyRow[],
  answers: ReadonlyMap<number, ReadonlyMap<number, string>>,
): {
  readonly scores: readonly Score[];
  readonly right: readonly KeyRow[];
  readonly wrong: readonly KeyRow[];
} {
  const answered = key.filter(({ reader, number }) => answers.get(reader)?.has(number));
  const isRight = (row: KeyRow) => answers.get(row.reader)?.get(row.number) === row.key;
  const scoreOf = (group: string, rows: readonly KeyRow[]): Score => ({
    group,
    answered: rows.length,
    right: rows.filter(isRight).length,
    chance: rows.reduce((sum, { options }) => sum + 1 / options, 0),
  });
  return {
    scores: [
      scoreOf('all', answered),
      ...difficulties.map((difficulty) =>
        scoreOf(
          difficulty,
          answered.filter((row) => row.difficulty === difficulty),
        ),
      ),
    ],
    right: answered.filter(isRight),
    wrong: answered.filter((row) => !isRight(row)),
  };
}
