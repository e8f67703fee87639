/** Bounds of what is sent as a response. */
export const itemLimits = { parts: 10, picks: 40, value: 1_000_000_000 } as const;

interface Choices {
  readonly options: readonly string[];
  readonly keys: readonly number[];
}

/** An item as far as scoring needs it; see the schemas in formats.ts. */
export type ScoredItem =
  | (Choices & { readonly format: 'several'; readonly choose: number | null })
  | { readonly format: 'number'; readonly answer: number; readonly tolerance: number }
  | { readonly format: 'order'; readonly steps: readonly unknown[] }
  | {
      readonly format: 'matrix';
      readonly columns: readonly unknown[];
      readonly rows: readonly { readonly keys: readonly number[] }[];
      readonly choose: 'one' | 'any';
    }
  | {
      readonly format: 'cloze';
      readonly passage: string;
      readonly gaps: readonly Choices[];
      readonly scoring: 'each' | 'linked';
    }
  | {
      readonly format: 'bow_tie';
      readonly condition: Choices;
      readonly actions: Choices;
      readonly parameters: Choices;
    }
  | { readonly format: 'highlight'; readonly pieces: readonly { readonly isKey: boolean | null }[] };

export type Response = { readonly picks: readonly (readonly number[])[] } | { readonly value: number };

/**
 * A list to pick from, and how picks in it score: `each` right one a point, wrong ones nothing (0/1); `plus_minus` a point for
 * each right one less a point for each wrong one, never below zero; `sequence` a point for the whole list in its order.
 */
export interface Part {
  /** The entries that can be picked: all, but for pieces of a chart that are there to be read alone. */
  readonly entries: readonly number[];
  readonly keys: readonly number[];
  /** As many can be picked. */
  readonly most: number;
  readonly rule: 'each' | 'plus_minus' | 'sequence';
}

export interface ItemScore {
  readonly points: number;
  /** The most that can be reached. */
  readonly of: number;
}

const indicesOf = (list: readonly unknown[]) => list.map((_, index) => index);

const listOf = ({ options, keys }: Choices, most: number, rule: Part['rule'] = 'each'): Part => ({
  entries: indicesOf(options),
  keys,
  most,
  rule,
});

/** The lists of an item, in the order of a response's `picks`; none for a number. */
export function partsOf(item: ScoredItem): readonly Part[] {
  switch (item.format) {
    case 'number':
      return [];
    case 'several':
      return [
        item.choose === null
          ? listOf(item, item.options.length, 'plus_minus')
          : listOf(item, item.choose, 'each'),
      ];
    case 'order': {
      const keys = indicesOf(item.steps);
      return [{ entries: keys, keys, most: keys.length, rule: 'sequence' }];
    }
    case 'matrix':
      return item.choose === 'one' ? rowsOf(item) : columnsOf(item);
    case 'cloze':
      return item.gaps.map((gap) => listOf(gap, 1));
    case 'bow_tie':
      return [item.condition, item.actions, item.parameters].map((list) => listOf(list, list.keys.length));
    case 'highlight': {
      const entries = item.pieces.flatMap(({ isKey }, index) => (isKey === null ? [] : [index]));
      const keys = entries.filter((index) => item.pieces[index]?.isKey);
      return [{ entries, keys, most: entries.length, rule: 'plus_minus' }];
    }
  }
}

type MatrixItem = Extract<ScoredItem, { readonly format: 'matrix' }>;

/** One choice in each row: a part for each row, whose entries are the columns. */
function rowsOf({ rows, columns }: MatrixItem): readonly Part[] {
  return rows.map(({ keys }) => ({
    entries: indicesOf(columns),
    keys,
    most: 1,
    rule: 'each',
  }));
}

/** Any number in each row: a part for each column, whose entries are the rows, since points can't fall below zero in a column. */
function columnsOf({ rows, columns }: MatrixItem): readonly Part[] {
  return columns.map((_, column) => ({
    entries: indicesOf(rows),
    keys: rows.flatMap(({ keys }, row) => (keys.includes(column) ? [row] : [])),
    most: rows.length,
    rule: 'plus_minus',
  }));
}

/** Whether a response is one that can be given to this item: its parts, entries that are there, none twice, not too many. */
export function fits(item: ScoredItem, response: Response): boolean {
  if ('value' in response) return item.format === 'number' && Number.isFinite(response.value);
  const parts = partsOf(item);
  return (
    item.format !== 'number' &&
    response.picks.length === parts.length &&
    parts.every((part, index) => {
      const picked = response.picks[index] ?? [];
      return (
        picked.length <= part.most &&
        new Set(picked).size === picked.length &&
        picked.every((entry) => part.entries.includes(entry))
      );
    })
  );
}

/**
 * What a response scores. The rules are those of the NCLEX (NCSBN's help center, "What are the current scoring models"): 0/1 for
 * single numbers and orders, for "select N", rows of a matrix with one choice, gaps and bow-ties; +/- for "all that apply",
 * highlights and, column by column, matrices with any number of choices; rationale scoring for linked gaps, where a reason
 * counts only with what it gives the reason for.
 * @throws RangeError where the response doesn't fit the item
 */
export function scoreOf(item: ScoredItem, response: Response): ItemScore {
  if (!fits(item, response)) throw new RangeError(`Not a response to an item of format ${item.format}`);
  if ('value' in response) return { points: isNear(item, response.value) ? 1 : 0, of: 1 };
  const parts = partsOf(item);
  const scores = parts.map((part, index) => scoreOfPart(part, response.picks[index] ?? []));
  if (item.format === 'cloze' && item.scoring === 'linked') return linked(scores);
  return {
    points: scores.reduce((sum, { points }) => sum + points, 0),
    of: scores.reduce((sum, { of }) => sum + of, 0),
  };
}

/** The part of the full score, 0 to 1. */
export function creditOf(item: ScoredItem, response: Response): number {
  const { points, of } = scoreOf(item, response);
  return points / of;
}

function scoreOfPart({ keys, rule }: Part, picked: readonly number[]): ItemScore {
  if (rule === 'sequence') {
    const inOrder = picked.length === keys.length && picked.every((entry, at) => entry === keys[at]);
    return { points: inOrder ? 1 : 0, of: 1 };
  }
  const right = picked.filter((entry) => keys.includes(entry)).length;
  const wrong = picked.length - right;
  return { points: rule === 'each' ? right : Math.max(right - wrong, 0), of: keys.length };
}

/** The first gap and its reasons: a point for each reason that is right, where the first is right too. */
function linked([first, ...reasons]: readonly ItemScore[]): ItemScore {
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return { points: first?.points === 1 ? points : 0, of: reasons.length };
}

/** What keeps an item from being scored as its format says; null where all fits together. */
export function faultOf(item: ScoredItem): string | null {
  const parts = partsOf(item);
  const isSorted = (keys: readonly number[]) =>
    keys.every((key, at) => at === 0 || key > (keys[at - 1] ?? key));
  for (const [index, { keys, entries, rule }] of parts.entries()) {
    if (rule === 'sequence') continue;
    if (!isSorted(keys) || !keys.every((key) => entries.includes(key)))
      return `Part ${index + 1}: keys that are not there`;
  }
  const only = (wanted: number, { keys }: Choices) => keys.length === wanted;
  switch (item.format) {
    case 'several':
      if (item.keys.length === item.options.length) return 'All options are right';
      return item.choose === null || only(item.choose, item) ? null : 'Asks for another number than is right';
    case 'matrix':
      if (item.rows.some(({ keys }) => keys.some((key) => key >= item.columns.length)))
        return 'A row names a column that is not there';
      if (item.choose === 'one' && !item.rows.every(({ keys }) => keys.length === 1))
        return 'A row without exactly one right column';
      return parts.every(({ keys }) => keys.length > 0) ? null : 'A column that is never right';
    case 'cloze':
      if (!item.gaps.every((gap) => only(1, gap))) return 'A gap without exactly one right entry';
      if (item.scoring === 'linked' && item.gaps.length < 2) return 'Linked gaps need at least two';
      return gapsIn(item.passage).join() === item.gaps.map((_, index) => index + 1).join()
        ? null
        : 'The passage does not have each gap once, in order';
    case 'bow_tie':
      return only(1, item.condition) && only(2, item.actions) && only(2, item.parameters)
        ? null
        : 'A bow-tie has one condition, two actions and two parameters';
    case 'highlight':
      return item.pieces.some(({ isKey }) => isKey === true) &&
        item.pieces.some(({ isKey }) => isKey === false)
        ? null
        : 'A highlight needs pieces to mark and pieces to leave';
    case 'number':
    case 'order':
      return null;
  }
}

/** The numbers of the gaps in a passage, in reading order. */
export function gapsIn(passage: string): readonly number[] {
  return [...passage.matchAll(/\{(\d{1,2})\}/g)].map(([, number]) => Number(number));
}

/** Within the tolerance, the margins included; what binary fractions add on the way is forgiven. */
function isNear(item: ScoredItem, value: number): boolean {
  if (item.format !== 'number') return false;
  const slack = 1e-9 * Math.max(1, Math.abs(item.answer), Math.abs(value));
  return Math.abs(value - item.answer) <= item.tolerance + slack;
}
