import type { AskedItem } from '@rounds/contract/community/group-tests';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';

/**
 * Matches the exchanged words of a false statement, followed by the quoted sentence. A long exchange would reveal half
 * of the sentence.
 */
const correction = /^It is “[^\s“”]+(?: [^\s“”]+){0,3}”, not “[^“”]+”\.(?= The note says: “)/u;

/** The part of a rationale that reveals no more than the right answer does. */
const withoutQuote = (rationale: string): string => correction.exec(rationale)?.[0] ?? '';

/**
 * A question as others see it. Rationales quote the note, so if its sentences aren't shared, only the corrections of
 * false statements remain. Positions in the note are always removed.
 */
export function shownTo<Item extends NoteItem>(item: Item, showsSource: boolean): Item {
  const { source, rationales } = item;
  return {
    ...item,
    source: { ...source, start: 0, end: 0, text: showsSource ? source.text : '' },
    rationales: showsSource ? rationales : rationales.map(withoutQuote),
  };
}

/** A question with its steps in an order that reveals nothing: imported ones are stored in the right order. */
export function inNoOrder<Item extends NoteItem>(item: Item): Item {
  if (item.kind !== 'ordering') return item;
  const { options, rationales, key } = item;
  const places = options
    .map((_, index) => index)
    .sort((one, other) => ((options[one] ?? '') < (options[other] ?? '') ? -1 : 1));
  return {
    ...item,
    options: places.map((place) => options[place] ?? ''),
    rationales: places.map((place) => rationales[place] ?? ''),
    key: key.map((place) => places.indexOf(place)),
  };
}

/** A question without what reveals its answer. */
export const asked = ({ kind, stem, options, writtenBy }: NoteItem): AskedItem => ({
  kind,
  stem,
  options,
  writtenBy,
});
