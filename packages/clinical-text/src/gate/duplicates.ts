import { plainVerbs } from '../lexicon/verbs.ts';
import { equalQuantity } from '../text/quantities.ts';
import { flaw, letter } from './flaws.ts';
import type { PreparedItem, PreparedOption } from './prepared.ts';
import type { Flaw } from './types.ts';

const ordered = /\b(?:then|followed by|before|after|first|next|order|sequence|to|from|into)\b/i;

/** "Ramipril, metformin and ibuprofen" as a set, where order can't matter; null for anything else. */
function asList(option: PreparedOption): string | null {
  if (ordered.test(option.text)) return null;
  const parts = option.text.split(/,(?:\s*and\s)?|\sand\s/).map((part) => part.trim().toLowerCase());
  const areNames = parts.every((part) => {
    const words = part.split(/\s+/);
    return words.length <= 2 && !plainVerbs.has(words[0] ?? '');
  });
  return parts.length > 1 && areNames ? parts.toSorted().join('|') : null;
}

function sameAmounts(one: PreparedOption, other: PreparedOption): boolean {
  return (
    one.mould === other.mould &&
    one.quantities.length === other.quantities.length &&
    one.quantities.every((mine, index) => {
      const theirs = other.quantities[index];
      return theirs !== undefined && equalQuantity(mine, theirs);
    })
  );
}

function areTwins(one: PreparedOption, other: PreparedOption, orderMatters: boolean): boolean {
  if (one.ids.length === 0 || other.ids.length === 0) return one.text.trim() === other.text.trim();
  if (one.stems === other.stems || one.ids.join(' ') === other.ids.join(' ')) return true;
  if (one.quantities.length > 0 && sameAmounts(one, other)) return true;
  const list = orderMatters ? null : asList(one);
  return list !== null && list === asList(other);
}

/** Options that say the same: case, punctuation, number, synonym, acronym, unit (0.5 g and 500 mg), order of a list. */
export function checkDuplicates({ stem, options }: PreparedItem): readonly Flaw[] {
  const orderMatters = /\b(?:order|sequence)\b/i.test(stem);
  return options.flatMap((one, index) =>
    options.slice(index + 1).flatMap((other, offset) => {
      if (!areTwins(one, other, orderMatters)) return [];
      const twin = index + 1 + offset;
      return [
        flaw(
          'duplicate-option',
          `options[${twin}]`,
          `Options ${letter(index)} and ${letter(twin)} say the same: "${one.text}", "${other.text}".`,
        ),
      ];
    }),
  );
}
