import type { NoteItem } from '@rounds/contract/learning/notes.generated';

/**
 * A question as it is shown to others. Reasons quote the note, so they go where its sentences aren't shared; where in the note a
 * sentence stands is nobody else's business.
 */
export function shownTo<Item extends NoteItem>(item: Item, showsSource: boolean): Item {
  const { source, rationales } = item;
  return {
    ...item,
    source: { ...source, start: 0, end: 0, text: showsSource ? source.text : '' },
    rationales: showsSource ? rationales : rationales.map(() => ''),
  };
}
