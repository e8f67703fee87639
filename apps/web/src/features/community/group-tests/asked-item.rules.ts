import type { AskedItem } from '@rounds/contract/community/group-tests';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';

/**
 * Turns a question without a key into one that the test screen accepts. Its key is a placeholder: nothing is graded by
 * it.
 */
export function itemOf({ kind, ...asked }: AskedItem): NoteItem {
  const unknown = { rationales: [], source: { start: 0, end: 0, text: '' } };
  if (kind !== 'ordering') return { ...asked, ...unknown, kind, key: 0 };
  return { ...asked, ...unknown, kind, key: asked.options.map((_, index) => index) };
}
