import { termByKey } from '../lexicon/terms.ts';
import { pairOf } from '../notes/note-index.ts';
import type { NoteIndex, PoolTerm } from '../notes/note-index.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { isRare, wordsOf } from '../notes/words.ts';
import { isClassName, isDescribing } from '../notes/classes.ts';
import { presentForms } from '../lexicon/verb-forms.ts';

/** Kinds under which the lexicon puts many things that are no alternatives to one another. */
const wideKinds =
  /^(?:condition|process|measure|laboratory|procedure|organ part|tissue|cell|region|equipment|finding|symptom|sign|chemistry|protein|nutrient|metabolite|system|gland|receptor|body|breathing|heart and circulation|study|pharmacology|(?:respiratory|bone|muscle|nervous system|heart|digestive|urinary|reproductive|skin|lymphatic|cell) part)$/;

/** Heads under which anything may stand. */
const headsOfAll =
  /^(?:molecule|substance|structure|layer|part|portion|region|area|process|body|type|form|group|element|material|product|component|surface|wall|content|tissue|organ)$/;

export const isNarrow = (kind: string): boolean => !wideKinds.test(kind);

/** What a definition says that a thing is: "hormone" of "a peptide hormone that lowers …", "ion" of "a positively charged ion". */
export function hypernymOf({ type, object, relation }: Fact): string | null {
  if (type !== 'definition') return null;
  const [noun = ''] = object
    .replace(/^(?:(?:an?|the|one of the|any of the|any) )+/i, '')
    .split(/,|\(| (?:that|which|who|whose|of|in|on|for|with|by|to|from|between|during|where|when|at)\b/);
  const last = wordsOf(noun).at(-1);
  return last && (relation === 'called' || noun !== object) ? last.key : null;
}

/** "X, Y, and Z": what the note names in one breath. */
const breath = /^(?:,|,? (?:and|or|and the|or the)|, the|, and an?)\s*$/;

/** Pairs of terms that the note itself sets beside each other: listed together, or defined as things of one kind. */
export function siblingsIn(
  index: NoteIndex,
  segments: readonly Segment[],
  facts: readonly Fact[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const join = (keys: readonly string[]) => {
    for (const [at, one] of keys.entries())
      for (const other of keys.slice(at + 1)) if (one !== other) found.add(pairOf(one, other));
  };
  for (const segment of segments) {
    let run: string[] = [];
    let last = -1;
    for (const { term, start, end } of index.inSegment.get(segment.id) ?? []) {
      const between = segment.text.slice(last - segment.start, start - segment.start);
      if (last >= 0 && !breath.test(between)) {
        join(run);
        run = [];
      }
      run.push(term.key);
      last = end;
    }
    join(run);
  }
  const byHypernym = Map.groupBy(
    facts.filter((fact) => hypernymOf(fact) !== null),
    (fact) => hypernymOf(fact),
  );
  for (const group of byHypernym.values()) join(group.slice(0, 20).map(({ subject }) => subject));
  return found;
}

/** Whether two terms are alternatives to each other: thoracic and lumbar vertebrae, insulin and glucagon. */
export function areSiblings(siblings: ReadonlySet<string>, one: PoolTerm, other: PoolTerm): boolean {
  if (one.class !== other.class) return false;
  if (one.class === 'drug' && one.isKnown && other.isKnown) return true;
  if (siblings.has(pairOf(one.key, other.key))) return true;
  const head = one.parts.at(-1) ?? '';
  const isShared =
    one.parts.length > 1 && other.parts.length > 1 && head === other.parts.at(-1) && !headsOfAll.test(head);
  if (isShared) return true;
  // "Hair root" and "hair shaft": parts of one thing.
  const [first = ''] = one.parts;
  if (
    one.parts.length === 2 &&
    other.parts.length === 2 &&
    one.class !== 'measure' &&
    first === other.parts[0] &&
    one.kind === other.kind &&
    !isDescribing(first)
  )
    return true;
  return (
    one.kind !== null &&
    one.kind === other.kind &&
    !wideKinds.test(one.kind) &&
    termByKey(one.key) !== undefined &&
    termByKey(other.key) !== undefined
  );
}

/** "Alpha", torn from "alpha globulin". */
const greekLetter = /^(?:alpha|beta|gamma|delta|epsilon|kappa|lambda|omega|sigma)s?$/i;

/** "Adjacent vertebra", "clinical level", "manufacture hormone": not every word before a noun makes a name of it. */
export const isName = ({ key, parts }: PoolTerm): boolean => {
  if (termByKey(key) !== undefined) return true;
  if (greekLetter.test(key)) return false;
  const before = parts.slice(0, -1);
  return before.every(
    (word) =>
      isRare(word) &&
      !isDescribing(word) &&
      !word.endsWith('est') &&
      !isClassName(word) &&
      !presentForms.has(word),
  );
};
