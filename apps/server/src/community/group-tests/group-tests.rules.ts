import type { AskedItem } from '@rounds/contract/community/group-tests';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';

/**
 * A question as others see it. Reasons quote the note, so they are removed where its sentences aren't shared. Sentence
 * positions in the note are always removed.
 */
export function shownTo<Item extends NoteItem>(item: Item, showsSource: boolean): Item {
  const { source, rationales } = item;
  return {
    ...item,
    source: { ...source, start: 0, end: 0, text: showsSource ? source.text : '' },
    rationales: showsSource ? rationales : rationales.map(() => ''),
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
