import { concepts } from '../text/concepts.ts';
import type { ConceptToken } from '../text/concepts.ts';
import { quantities } from '../text/quantities.ts';
import type { Quantity } from '../text/quantities.ts';
import { tokenize } from '../text/tokens.ts';
import type { Item } from './types.ts';

export interface PreparedOption {
  readonly text: string;
  readonly isKey: boolean;
  /** Words in the singular, in order, whatever their case. */
  readonly stems: string;
  /** Concept ids in order. */
  readonly ids: readonly string[];
  readonly quantities: readonly Quantity[];
  /** Concept ids with every quantity replaced by its kind: options of one mould have the same. */
  readonly mould: string;
}

/** An item read once, for all checks. */
export interface PreparedItem {
  readonly stem: string;
  readonly stemConcepts: readonly ConceptToken[];
  readonly options: readonly PreparedOption[];
  /** Index of the key; -1 unless there is exactly one. */
  readonly keyIndex: number;
  readonly reference: string | undefined;
}

const ids = (text: string) => concepts(text).map((each) => each.id);

function mouldOf(text: string, found: readonly Quantity[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, kind } of found) {
    parts.push(...ids(text.slice(at, start)), `[${kind}]`);
    at = end;
  }
  return [...parts, ...ids(text.slice(at))].join(' ');
}

export function prepare(item: Item): PreparedItem {
  const keys = item.options.flatMap((option, index) => (option.key ? [index] : []));
  return {
    stem: item.stem,
    stemConcepts: concepts(item.stem),
    keyIndex: keys.length === 1 ? (keys[0] ?? -1) : -1,
    reference: item.reference,
    options: item.options.map(({ text, key }) => {
      const found = quantities(text);
      const stems = tokenize(text)
        .map((token) => token.stem)
        .join(' ');
      return { text, isKey: key, stems, ids: ids(text), quantities: found, mould: mouldOf(text, found) };
    }),
  };
}

/** The key and the distractors; null unless there is exactly one key and something beside it. */
export function split(
  item: PreparedItem,
): { key: PreparedOption; distractors: readonly PreparedOption[] } | null {
  const key = item.options[item.keyIndex];
  const distractors = item.options.filter((option) => !option.isKey);
  return key && distractors.length > 0 ? { key, distractors } : null;
}

/** The quantity at which two options of one mould differ; null where they differ in none or in several. */
export function onlyDifference(
  one: PreparedOption,
  other: PreparedOption,
): readonly [Quantity, Quantity] | null {
  if (one.mould !== other.mould || one.quantities.length !== other.quantities.length) return null;
  const pairs = one.quantities.flatMap((mine, index) => {
    const theirs = other.quantities[index];
    if (!theirs) return [];
    const differs =
      mine.low * mine.scale !== theirs.low * theirs.scale ||
      mine.high * mine.scale !== theirs.high * theirs.scale;
    return differs ? [[mine, theirs] as const] : [];
  });
  const [pair] = pairs;
  return pair && pairs.length === 1 ? pair : null;
}
