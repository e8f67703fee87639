import type { AskedItem } from '@rounds/contract/community/group-tests';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';

/** What of a false statement was exchanged, followed by the quoted sentence. A long exchange would be half of it. */
const correction = /^It is “[^\s“”]+(?: [^\s“”]+){0,3}”, not “[^“”]+”\.(?= The note says: “)/u;

/** As much of a reason as tells no more than the right answer does. */
const withoutQuote = (rationale: string): string => correction.exec(rationale)?.[0] ?? '';

/**
 * A question as others see it. Reasons quote the note, so only what corrects a false statement is left of them where its
 * sentences aren't shared. Sentence positions in the note are always removed.
 */
export function shownTo<Item extends NoteItem>(item: Item, showsSource: boolean): Item {
  const { source, rationales } = item;
  return {
    ...item,
    source: { ...source, start: 0, end: 0, text: showsSource ? source.text : '' },
    rationales: showsSource ? rationales : rationales.map(withoutQuote),
  };
}

/** A question whose steps stand in an order that tells nothing: that of an imported one is the right one. */
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

/** A question without what tells its answer. */
export const asked = ({ kind, stem, options, writtenBy }: NoteItem): AskedItem => ({
  kind,
  stem,
  options,
  writtenBy,
});
