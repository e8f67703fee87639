import { isClassName } from '../notes/classes.ts';
import { clean } from '../notes/clean.ts';
import { contentWords } from '../notes/note-index.ts';
import type { PoolTerm } from '../notes/note-index.ts';
import { isPlural } from '../notes/number.ts';
import type { Segment } from '../notes/types.ts';
import { wordsOf } from '../notes/words.ts';
import { areTooClose, isOfClassAsked, support } from './distractors.ts';
import type { Rival, Workshop } from './distractors.ts';
import { articleFor } from './articles.ts';
import { articleBefore } from './meanings.ts';
import type { Swap } from './opposites.ts';
import { chance } from './seed.ts';
import { areSiblings, isName, isNarrow } from './siblings.ts';

/** "Luteinization" among the parts of a tube: something that happens. */
export const isProcess = (name: string): boolean =>
  /(?:[st]ion|genesis|lysis|tosis|kinesis|ectomy|otomy|plasty|scopy)$/.test(name) &&
  !/(?:junction|synapsis|region|section|portion)$/.test(name);

/** Where a sentence gives a thing its name: "… is called the _____", "a tube known as a(n) _____". */
const naming = /\b(?:called|termed|named|known as|referred to as)(?: the| an?)?\s$/i;

/**
 * Other things that the note names or defines, the likest first: what has one of these names, or is what one of them is, has not or is
 * not the other. None is told much of what is asked, nor is it described by the key, nor the key by it.
 */
export function othersDescribed(
  workshop: Workshop,
  key: PoolTerm,
  { source, asked }: { readonly source: Segment; readonly asked: string },
): readonly Rival[] {
  const { index, siblings, seed, meanings } = workshop;
  if (!isName(key)) return [];
  const text = clean(source.text).toLowerCase();
  const words = new Set(wordsOf(asked).flatMap((word) => word.key.split(' ')));
  const told = contentWords(asked);
  const at = key.occurrences[0]?.start ?? 0;
  const areAlternatives = (term: PoolTerm) =>
    areSiblings(siblings, key, term) || (key.kind !== null && term.kind === key.kind && isNarrow(key.kind));
  const takesArticle = articleBefore(workshop, key) !== '';
  const described = new Map(meanings.map((each) => [each.term.key, each.words]));
  return index.pool
    .filter(
      (term) =>
        term.class === key.class &&
        (term.cues.includes('named') || described.has(term.key)) &&
        isName(term) &&
        !isClassName(term.key) &&
        isPlural(term.surface) === isPlural(key.surface) &&
        (isProcess(key.surface) || !isProcess(term.surface)) &&
        /^\p{Lu}{2}/u.test(term.surface) === /^\p{Lu}{2}/u.test(key.surface) &&
        !text.includes(term.surface.toLowerCase()) &&
        !term.parts.some((part) => words.has(part)) &&
        !key.parts.some((part) => described.get(term.key)?.has(part)) &&
        !areTooClose(index, term.key, key.key) &&
        !isOfClassAsked(workshop, key, term, asked) &&
        // "The diploidy" would be heard as wrong.
        (articleBefore(workshop, term) !== '') === takesArticle &&
        // Of one wide kind, the one may be a part of the other: the basal lamina, the basement membrane.
        (key.kind === null || term.kind !== key.kind || areAlternatives(term) || described.has(term.key)),
    )
    .map((term) => ({ term, told: support(workshop, term, told, source.id) }))
    .filter((each) => each.told < 0.34)
    .map((each) => ({
      ...each,
      fit:
        (areAlternatives(each.term) ? 4 : 0) +
        (each.term.kind === key.kind ? 2 : 0) +
        (each.term.parts.length === key.parts.length ? 1 : 0) +
        (described.has(each.term.key) ? 1 : 0) +
        1 / (1 + Math.abs((each.term.occurrences[0]?.start ?? 0) - at) / 1000) +
        chance(seed, `${source.id}/${each.term.key}`),
    }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ term, told: share }) => ({
      key: term.key,
      text: term.surface,
      class: term.class,
      kind: term.kind,
      fromNote: true,
      isSibling: areAlternatives(term),
      told: share,
    }));
}

/** A claim that gives a thing the name of another one. */
export function byNaming(workshop: Workshop, segment: Segment, claim: string): Swap | null {
  const named = (workshop.index.inSegment.get(segment.id) ?? []).flatMap(({ term }) => {
    const at = claim.toLowerCase().indexOf(term.surface.toLowerCase());
    const before = claim.slice(0, at);
    const after = claim.slice(at + term.surface.length);
    const isWhole =
      /^(?:$|[,;—]|\s(?:that|which|in|of|by|where)\b)/.test(after) && !/^,? or\b|^ ?\(/.test(after);
    return at > 0 && naming.test(before) && isWhole ? [{ term, before, after }] : [];
  });
  const [only] = named;
  if (!only || named.length > 1 || /\balso (?:called|termed|named|known|referred)\b/.test(claim)) return null;
  const { term, before, after } = only;
  // "A muscle called the sebaceous glands": its own name says that it is none.
  const told = new Set(wordsOf(before).map(({ key }) => key));
  const isOne = /\ban? [^,;]* (?:called|termed|named|known as|referred to as)(?: the| an?)?\s$/i.test(before);
  const rival = othersDescribed(workshop, term, { source: segment, asked: claim }).find(
    ({ key, text, kind, isSibling }) => {
      const head = key.split(' ').at(-1) ?? '';
      return (
        (isSibling || kind === term.kind) &&
        (!isClassName(head) || told.has(head)) &&
        !(isOne && isPlural(text))
      );
    },
  );
  if (!rival) return null;
  return {
    text: `${articleFor(before, rival.text)}${rival.text}${after}`,
    was: claim.slice(before.length, before.length + term.surface.length),
    now: rival.text,
  };
}
