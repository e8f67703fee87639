import { termsOfKind } from '../lexicon/terms.ts';
import { contentWords, pairOf } from '../notes/index.ts';
import type { PoolTerm } from '../notes/index.ts';
import { isPlural } from '../notes/number.ts';
import type { Segment } from '../notes/types.ts';
import { areTooClose } from './distractors.ts';
import type { Rival, Workshop } from './distractors.ts';
import type { Swap } from './opposites.ts';
import { chance } from './seed.ts';
import { areSiblings, isName, isNarrow } from './siblings.ts';

/** Where a sentence gives a thing its name: "… is called the _____", "a tube known as a(n) _____". */
const naming = /\b(?:called|termed|named|known as|referred to as)(?: the| an?)?\s$/i;

/** Other names that the note gives in the same way, the likest first: what has one of them is not called by another. */
export function givenNames(
  workshop: Workshop,
  key: PoolTerm,
  { source, asked }: { readonly source: Segment; readonly asked: string },
): readonly Rival[] {
  const { index, siblings, seed } = workshop;
  if (!isName(key)) return [];
  const text = source.text.toLowerCase();
  const told = contentWords(asked);
  const at = key.occurrences[0]?.start ?? 0;
  const areAlternatives = (term: PoolTerm) =>
    areSiblings(siblings, key, term) || (key.kind !== null && term.kind === key.kind && isNarrow(key.kind));
  return index.pool
    .filter(
      (term) =>
        term.class === key.class &&
        term.cues.includes('named') &&
        isName(term) &&
        isPlural(term.surface) === isPlural(key.surface) &&
        /^\p{Lu}{2}/u.test(term.surface) === /^\p{Lu}{2}/u.test(key.surface) &&
        !text.includes(term.surface.toLowerCase()) &&
        !term.parts.some((part) => told.has(part)) &&
        !areTooClose(index, term.key, key.key) &&
        // Of one wide kind, the one may be a part of the other: the basal lamina, the basement membrane.
        (term.kind !== key.kind || areAlternatives(term)),
    )
    .map((term) => ({
      term,
      fit:
        (areAlternatives(term) ? 4 : 0) +
        (term.parts.length === key.parts.length ? 1 : 0) +
        1 / (1 + Math.abs((term.occurrences[0]?.start ?? 0) - at) / 1000) +
        chance(seed, `${source.id}/${term.key}`),
    }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ term }) => ({
      key: term.key,
      text: term.surface,
      class: term.class,
      kind: term.kind,
      fromNote: true,
      isSibling: areAlternatives(term),
      told: 0,
    }));
}

/** Of a kind with more members (bones, vessels) most are nothing like one another. */
const mostOfKind = 12;

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
  const rival = givenNames(workshop, term, { source: segment, asked: claim }).find(
    ({ key, isSibling, kind }) =>
      isSibling &&
      (workshop.siblings.has(pairOf(key, term.key)) ||
        key.split(' ').at(-1) === term.parts.at(-1) ||
        termsOfKind(term.class ?? 'anatomy', kind ?? '').length <= mostOfKind),
  );
  if (!rival) return null;
  const lead = before.replace(
    /\b(a)n?\s$/i,
    (_, letter: string) => `${letter}${/^[aeiou]/i.test(rival.text) ? 'n' : ''} `,
  );
  return {
    text: `${lead}${rival.text}${after}`,
    was: claim.slice(before.length, before.length + term.surface.length),
    now: rival.text,
  };
}
