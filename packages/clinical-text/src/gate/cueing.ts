import { commonClinicalWords, stopwords } from '../lexicon/words.ts';
import { concepts, runIndex } from '../text/concepts.ts';
import { flaw } from './flaws.ts';
import type { Flaw, Item } from './types.ts';

/** An item with what is shown before it, for looking whether one gives away another. */
export interface ShownItem extends Item {
  readonly where: string;
  /** Texts that a learner has read when the item comes: the case, updates, earlier items with their explanations. */
  readonly seen: readonly { readonly where: string; readonly text: string }[];
}

const ids = (text: string) => concepts(text).map((each) => each.id);
const weight = (run: readonly string[]) =>
  run.filter((id) => !stopwords.has(id) && !commonClinicalWords.has(id) && /\p{L}/u.test(id)).length;

/**
 * The whole text of a key, at least two words of content long, stands in something read before, and no distractor does.
 * A case that shows all the options as findings to choose from gives nothing away.
 */
export function checkCueing(items: readonly ShownItem[]): readonly Flaw[] {
  return items.flatMap((item) => {
    const key = item.options.find((option) => option.key);
    const run = key ? ids(key.text) : [];
    if (!key || weight(run) < 2) return [];
    const distractors = item.options.filter((option) => !option.key).map((option) => ids(option.text));
    const source = item.seen.find(({ text }) => {
      const read = ids(text);
      return (
        runIndex(read, run) >= 0 &&
        !distractors.some((other) => other.length > 0 && runIndex(read, other) >= 0)
      );
    });
    return source ? [flaw('cueing', item.where, `${source.where} gives the key away: "${key.text}".`)] : [];
  });
}
