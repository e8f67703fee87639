import type { SemanticClass } from '../lexicon/terms.ts';
import type { PoolTerm } from '../notes/note-index.ts';
import type { Workshop } from './distractors.ts';
import { areSiblings } from './siblings.ts';

/** Classes under which things of many kinds stand: a bone and a gland, a hormone and a buffer. */
const wide: ReadonlySet<SemanticClass> = new Set(['anatomy', 'substance']);

/** Whether two things are of one sort, so that what one of them is could be taken for what the other is. */
export function areAlike({ siblings }: Pick<Workshop, 'siblings'>, one: PoolTerm, other: PoolTerm): boolean {
  if (areSiblings(siblings, one, other)) return true;
  if (one.class === null || one.class !== other.class) return false;
  if (!wide.has(one.class)) return true;
  // "Glial cell" and "cell", "long bone part" and "bone part".
  return (
    one.kind !== null &&
    other.kind !== null &&
    (one.kind.endsWith(other.kind) || other.kind.endsWith(one.kind))
  );
}
