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
