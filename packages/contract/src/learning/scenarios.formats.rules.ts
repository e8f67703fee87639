/** Limits of the responses that clients send. */
export const responseLimits = { parts: 10, picks: 40, index: 39, value: 1_000_000_000 } as const;

interface Entry {
  readonly key?: true | undefined;
  readonly why?: string | undefined;
}
type Entries = readonly Entry[];

/** An item as far as scoring needs it; see the schemas in formats.ts. */
export type ScoredItem =
  | { readonly format: 'several'; readonly options: Entries; readonly choose?: number | undefined }
  | { readonly format: 'number'; readonly answer: number; readonly tolerance: number }
  | { readonly format: 'order'; readonly steps: readonly unknown[] }
  | {
      readonly format: 'matrix';
      readonly columns: readonly string[];
      readonly rows: readonly { readonly columns: readonly string[] }[];
      readonly choose: 'one' | 'any';
    }
  | {
      readonly format: 'cloze';
      readonly passage: string;
      readonly gaps: readonly Entries[];
      readonly scoring: 'each' | 'linked';
    }
  | {
      readonly format: 'bow_tie';
      readonly condition: Entries;
      readonly actions: Entries;
      readonly parameters: Entries;
    }
  | { readonly format: 'highlight'; readonly pieces: Entries };

export type Response = { readonly picks: readonly (readonly number[])[] } | { readonly value: number };

/**
 * A list to pick from, and how its picks score. `each`: a point for each right one, nothing for wrong ones (0/1).
 * `plus_minus`: a point for each right one minus a point for each wrong one, never below zero. `sequence`: a point for
 * the whole list in order.
 */
export interface Part {
  /** The entries that can be picked: all, except pieces of a chart that are only for reading. */
  readonly entries: readonly number[];
  readonly keys: readonly number[];
  /** The most that can be picked. */
  readonly most: number;
  readonly rule: 'each' | 'plus_minus' | 'sequence';
}

export interface ItemScore {
  readonly points: number;
  /** The highest possible score. */
  readonly of: number;
}

const indicesOf = (list: readonly unknown[]) => list.map((_, index) => index);
const keysOf = (list: Entries) => indicesOf(list).filter((index) => list[index]?.key);

/** The lists of an item, in the order of a response's `picks`; none for a number. */
export function partsOf(item: ScoredItem): readonly Part[] {
  switch (item.format) {
    case 'number':
      return [];
    case 'several': {
      const { options, choose } = item;
      const list = { entries: indicesOf(options), keys: keysOf(options) };
      return choose === undefined
        ? [{ ...list, most: options.length, rule: 'plus_minus' }]
        : [{ ...list, most: choose, rule: 'each' }];
    }
    case 'order': {
      const entries = indicesOf(item.steps);
      return [{ entries, keys: entries, most: entries.length, rule: 'sequence' }];
    }
    case 'matrix':
      return item.choose === 'one' ? rowsOf(item) : columnsOf(item);
    case 'cloze':
      return item.gaps.map(partWithKeys);
    case 'bow_tie':
      return [item.condition, item.actions, item.parameters].map(partWithKeys);
    case 'highlight': {
      const { pieces } = item;
      const entries = indicesOf(pieces).filter((index) => pieces[index]?.key ?? pieces[index]?.why);
      return [{ entries, keys: keysOf(pieces), most: entries.length, rule: 'plus_minus' }];
    }
  }
}

/** A list in which as many can be picked as are right. */
function partWithKeys(list: Entries): Part {
  const keys = keysOf(list);
  return { entries: indicesOf(list), keys, most: keys.length, rule: 'each' };
}

type MatrixItem = Extract<ScoredItem, { readonly format: 'matrix' }>;

/** One choice per row: a part for each row, whose entries are the columns. */
function rowsOf({ rows, columns }: MatrixItem): readonly Part[] {
  return rows.map((row) => ({
    entries: indicesOf(columns),
    keys: indicesOf(columns).filter((index) => row.columns.includes(columns[index] ?? '')),
    most: 1,
    rule: 'each',
  }));
}

/**
 * Any number per row: a part for each column, whose entries are the rows, since a column's points can't fall below
 * zero.
 */
function columnsOf({ rows, columns }: MatrixItem): readonly Part[] {
  return columns.map((column) => ({
    entries: indicesOf(rows),
    keys: indicesOf(rows).filter((index) => rows[index]?.columns.includes(column)),
    most: rows.length,
    rule: 'plus_minus',
  }));
}

/**
 * Whether a response is possible for this item: its number of parts, only existing entries, no duplicates, not too
 * many.
 */
export function isResponseTo(item: ScoredItem, response: Response): boolean {
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
 * What a response scores. The rules are those of the NCLEX (NCSBN's help center, "What are the current scoring
 * models"): 0/1 for single numbers and orders, for "select N", rows of a matrix with one choice, gaps and bow-ties; +/-
 * for "all that apply", highlights and, column by column, matrices with any number of choices; rationale scoring for
 * linked gaps, where a reason counts only with what it gives the reason for.
 * @throws RangeError if the response doesn't fit the item
 */
export function scoreOf(item: ScoredItem, response: Response): ItemScore {
  if (!isResponseTo(item, response))
    throw new RangeError(`Not a response to an item of format ${item.format}`);
  if ('value' in response) return { points: isNear(item, response.value) ? 1 : 0, of: 1 };
  const parts = partsOf(item);
  const scores = parts.map((part, index) => scoreOfPart(part, response.picks[index] ?? []));
  if (item.format === 'cloze' && item.scoring === 'linked') return linked(scores);
  return {
    points: scores.reduce((sum, { points }) => sum + points, 0),
    of: scores.reduce((sum, { of }) => sum + of, 0),
  };
}

/** The share of the full score, 0 to 1. */
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

/** The first gap and its reasons: a point for each right reason, if the first gap is right too. */
function linked([first, ...reasons]: readonly ItemScore[]): ItemScore {
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return { points: first?.points === 1 ? points : 0, of: reasons.length };
}

/** What keeps an item from being answered and scored as its format requires; null if it is consistent. */
export function faultOf(item: ScoredItem): string | null {
  switch (item.format) {
    case 'several': {
      const { length } = keysOf(item.options);
      if (length === 0 || length === item.options.length) return 'None or all of the options are right';
      if (item.choose !== undefined && length !== item.choose) return 'Asks for another number than is right';
      return unexplained(item.options);
    }
    case 'matrix': {
      if (item.rows.some((row) => row.columns.some((column) => !item.columns.includes(column))))
        return 'A row names a column that is not there';
      if (item.choose === 'one' && item.rows.some((row) => row.columns.length !== 1))
        return 'A row without exactly one right column';
      const isUsed = (column: string) => item.rows.some((row) => row.columns.includes(column));
      return item.columns.every(isUsed) ? null : 'A column that is never right';
    }
    case 'cloze': {
      if (item.gaps.some((gap) => keysOf(gap).length !== 1)) return 'A gap without exactly one right entry';
      if (item.scoring === 'linked' && item.gaps.length < 2) return 'Linked gaps need at least two';
      if (gapsIn(item.passage).join() !== item.gaps.map((_, index) => index + 1).join())
        return 'The passage does not have each gap once, in order';
      return unexplained(item.gaps.flat());
    }
    case 'bow_tie': {
      const numbers = [item.condition, item.actions, item.parameters].map((list) => keysOf(list).length);
      if (numbers.join() !== '1,2,2') return 'A bow-tie has one condition, two actions and two parameters';
      return unexplained([...item.condition, ...item.actions, ...item.parameters]);
    }
    case 'highlight': {
      const [part] = partsOf(item);
      const isMixed = part && part.keys.length > 0 && part.keys.length < part.entries.length;
      return isMixed ? null : 'A highlight needs pieces to mark and pieces to leave';
    }
    case 'number':
    case 'order':
      return null;
  }
}

const unexplained = (list: Entries) =>
  list.every(({ key, why }) => key ?? why) ? null : 'A wrong entry without a reason';

/** The numbers of the gaps in a passage, in reading order. */
export function gapsIn(passage: string): readonly number[] {
  return [...passage.matchAll(/\{(\d{1,2})\}/g)].map(([, number]) => Number(number));
}

/** Within the tolerance, including its limits; rounding errors of binary fractions are allowed for. */
function isNear(item: ScoredItem, value: number): boolean {
  if (item.format !== 'number') return false;
  const slack = 1e-9 * Math.max(1, Math.abs(item.answer), Math.abs(value));
  return Math.abs(value - item.answer) <= item.tolerance + slack;
}
