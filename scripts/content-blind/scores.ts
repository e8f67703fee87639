import { difficulties } from '@rounds/contract/common.rules';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import { creditOf, isResponseTo } from '@rounds/contract/learning/scenarios.formats.rules';
import { indexOf } from './case.ts';
import type { KeyRow } from './sheets.ts';

/** What a reader wrote after each number of the sheet; lines without a number are ignored. */
export function readAnswers(text: string): ReadonlyMap<number, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, number, answer] = /^(\d+)[.:)]?\s+(\S.*)$/.exec(line.trim()) ?? [];
      return number && answer ? [[Number(number), answer] as const] : [];
    }),
  );
}

/** The credit for an answer, 0 to 1, by the rules that grade learners. Null if it doesn't fit the item. */
export function creditFor(row: KeyRow, answer: string): number | null {
  const written = (answer.split('(')[0] ?? '').trim().toUpperCase();
  if ('key' in row) {
    const [, letter] = /^([A-F])\b/.exec(written) ?? [];
    return letter === undefined ? null : Number(letter === row.key);
  }
  const response = responseOf(row, written);
  return response && isResponseTo(row.item, response) ? creditOf(row.item, response) : null;
}

/** "ACD", "0.25" or "1B 2AC" as the response that the player would send. */
function responseOf({ item, shown }: Extract<KeyRow, { item: unknown }>, written: string): Response | null {
  if (item.format === 'number') {
    const [digits] = /^[+-]?\d+(\.\d+)?(?![.,\d])/.exec(written) ?? [];
    return digits === undefined ? null : { value: Number(digits) };
  }
  const isOneList = item.format === 'several' || item.format === 'order' || item.format === 'highlight';
  const numbered = isOneList ? `1${written}` : written;
  const picks: number[][] = shown.map(() => []);
  for (const piece of numbered.split(/(?<=\D)(?=\d)/)) {
    const [, number, letters = ''] = /^(\d+)[:.=)]?([A-Z\s,;-]+)$/.exec(piece) ?? [];
    const list = shown[Number(number) - 1];
    const entries = [...letters.replaceAll(/[^A-Z]/g, '')].map((letter) => list?.[indexOf(letter)] ?? -1);
    if (!list || entries.includes(-1)) return null;
    picks[Number(number) - 1] = entries;
  }
  // With any number of columns, a matrix is answered column by column.
  return item.format === 'matrix' && item.choose === 'any'
    ? {
        picks: item.columns.map((_, column) =>
          picks.flatMap((row, at) => (row.includes(column) ? [at] : [])),
        ),
      }
    : { picks };
}

export interface Score {
  readonly group: string;
  readonly answered: number;
  /** Answers with full credit. */
  readonly right: number;
  /** The sum of all credit. */
  readonly credit: number;
  /** The expected share of single best answers that random picking gets right. */
  readonly chance: number;
}

/** Adds up right answers and credit overall, by difficulty and by format. Items without an answer don't count. */
export function scoresOf(
  key: readonly KeyRow[],
  answers: ReadonlyMap<number, ReadonlyMap<number, string>>,
): {
  readonly scores: readonly Score[];
  readonly right: readonly KeyRow[];
  readonly wrong: readonly KeyRow[];
  /** For readers without any readable answer. */
  readonly missing: readonly KeyRow[];
} {
  const rows = key
    .filter(({ reader }) => answers.has(reader))
    .map((row) => {
      const answer = answers.get(row.reader)?.get(row.number);
      return { row, credit: answer === undefined ? null : creditFor(row, answer) };
    });
  const answered = rows.flatMap(({ row, credit }) => (credit === null ? [] : [{ row, credit }]));
  const formatOf = (row: KeyRow) => ('item' in row ? row.item.format : 'single');
  const scoreOf = (group: string, isIn: (row: KeyRow) => boolean): Score => {
    const own = answered.filter(({ row }) => isIn(row));
    const singles = own.flatMap(({ row }) => ('key' in row ? [1 / row.options] : []));
    return {
      group,
      answered: own.length,
      right: own.filter(({ credit }) => credit === 1).length,
      credit: own.reduce((sum, { credit }) => sum + credit, 0),
      chance: singles.reduce((sum, share) => sum + share, 0) / Math.max(1, singles.length),
    };
  };
  const formats = [...new Set(key.map(formatOf))].toSorted();
  const rowsWith = (isIn: (credit: number | null) => boolean) =>
    rows.filter(({ credit }) => isIn(credit)).map(({ row }) => row);
  return {
    scores: [
      scoreOf('all', () => true),
      ...difficulties.map((difficulty) => scoreOf(difficulty, (row) => row.difficulty === difficulty)),
      ...(formats.length > 1
        ? formats.map((format) => scoreOf(format, (row) => formatOf(row) === format))
        : []),
    ],
    right: rowsWith((credit) => credit === 1),
    wrong: rowsWith((credit) => credit !== null && credit < 1),
    missing: rowsWith((credit) => credit === null),
  };
}
