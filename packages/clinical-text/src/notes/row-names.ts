import { generalHeadings } from '../lexicon/headings.ts';
import { keyOfText } from '../lexicon/terms.ts';
import { cellsOfTables } from './tables.ts';
import type { Cell } from './tables.ts';
import type { CountedTerm } from './terms.ts';
import type { Segment } from './types.ts';

/** A table of fewer things is hardly what a note is made of. */
const fewestRows = 3;

/** "Feature | Type 1 | Type 2": such a table compares what its columns are called, and its rows are named after what is compared. */
const comparing =
  /^(?:features?|aspects?|parameters?|characteristics?|criteri(?:on|a)|propert(?:y|ies)|points?|items?|steps?|phases?|days?|times?|ages?|grades?|scores?|)$/i;

/** A table whose rows are things, each with its name first: "Sodium | 135–145 | …". */
export interface NamedTable {
  readonly cells: readonly Cell[];
  readonly names: readonly string[];
  /** Terms of the note by the names of its rows. */
  readonly terms: readonly CountedTerm[];
}

/** The tables of things in a note. At least half of the things are of a class that the lexicon knows: no phrases, no labels. */
export function namedTables(
  segments: readonly Segment[],
  terms: readonly CountedTerm[],
): readonly NamedTable[] {
  const byKey = new Map(terms.map((term) => [term.key, term]));
  return cellsOfTables(segments).flatMap((cells) => {
    const names = [...new Set(cells.map(({ name }) => name))];
    const found = names.flatMap((name) => byKey.get(keyOfText(name)) ?? []);
    const isOfThings =
      names.length >= fewestRows &&
      !comparing.test(cells[0]?.nameHead ?? '') &&
      !names.some((name) => generalHeadings.has(name.toLowerCase()) || /^\d/.test(name)) &&
      found.filter((term) => term.class !== null).length >= names.length / 2;
    return isOfThings ? [{ cells, names, terms: found }] : [];
  });
}
