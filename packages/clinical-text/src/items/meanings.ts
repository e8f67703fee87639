import { isClassName } from '../notes/classes.ts';
import { clean } from '../notes/clean.ts';
import { contentWords } from '../notes/note-index.ts';
import type { PoolTerm } from '../notes/note-index.ts';
import { isPlural } from '../notes/number.ts';
import type { Fact } from '../notes/types.ts';
import { wordsOf } from '../notes/words.ts';
import { lowerFirst } from '../text/capitals.ts';
import { root } from '../text/tokens.ts';
import { areAlike } from './alike.ts';
import { askedOf } from './claims.ts';
import { isDangling } from './dangling.ts';
import { areTooClose, isOfClassAsked, quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { isEmpty, isSaidOfMany } from './gaps.ts';
import { isNamed } from './named.ts';
import { chance } from './seed.ts';
import type { DraftItem, Meaning } from './types.ts';

const maxLength = 150;

/** "The ", "a ": what the note says before a name, the last time that it is named. */
export const articleBefore = ({ segments }: Pick<Workshop, 'segments'>, { occurrences }: PoolTerm): string =>
  occurrences
    .map(({ segmentId, start }) => {
      const segment = segments[segmentId];
      return (
        /\b(?:an?|the|each|every) $/i.exec(segment?.text.slice(0, start - segment.start) ?? '')?.[0] ?? ''
      );
    })
    .findLast((article) => article !== '')
    ?.toLowerCase()
    .replace(/^(?:each|every) /, 'the ') ?? '';

/** "The posterior projection": of what, only the sentences before tell. */
const isBarePlace = (name: string): boolean =>
  /^(?:anterior|posterior|superior|inferior|medial|lateral|dorsal|ventral|proximal|distal|upper|lower|inner|outer|middle|central|first|second|third) (?:area|aspect|border|branch|component|division|edge|end|extension|group|half|layer|margin|part|portion|projection|region|section|segment|side|surface|wall)s?$/i.test(
    name,
  );

/** The definitions of a note that can stand by themselves. */
export function meaningsOf(workshop: Omit<Workshop, 'meanings'>): readonly Meaning[] {
  return workshop.facts.flatMap((fact) => {
    const term = workshop.index.byKey.get(fact.subject);
    if (fact.type !== 'definition' || fact.negated || fact.relation === '' || !term) return [];
    const isLabel = fact.relation === ':';
    const claim = isLabel ? fact.object : askedOf(fact.statement);
    if (claim === null) return [];
    const isCalled = fact.relation === 'called';
    const text =
      isCalled || isLabel
        ? lowerFirst(fact.object)
        : claim
            .slice(claim.indexOf(` ${fact.relation} `) + fact.relation.length + 2)
            .replace(/^(?:defined as|to) /, '');
    if (
      !/^(?:an?|the) /.test(text) ||
      text.length > maxLength ||
      (isCalled ? /^an? /.test(text) && contentWords(text).size < 4 : isEmpty(text) || isSaidOfMany(text)) ||
      (!isLabel && (isDangling(claim) || !isNamed(workshop, fact, claim))) ||
      isClassName(term.key) ||
      isBarePlace(term.surface) ||
      // "A macrophage is …", of what the note names in the plural elsewhere.
      (isPlural(term.surface) && fact.relation === 'is') ||
      contentWords(text).size < 3
    )
      return [];
    const article =
      isCalled || isLabel
        ? articleBefore(workshop, term)
        : (/^(?:the|an?) /i.exec(claim)?.[0].toLowerCase() ?? '');
    return [
      {
        fact,
        term,
        name: `${article}${term.surface}`,
        text,
        words: new Set(wordsOf(text).flatMap(({ key }) => key.split(' '))),
      },
    ];
  });
}

const roots = (words: Iterable<string>) =>
  new Set(
    [...words].filter((word) => word.length > 3 && !isClassName(word)).map((word) => root(word).slice(0, 6)),
  );

/** Whether a definition names a thing, or a part of its name. */
const speaksOf = ({ words }: Meaning, { parts }: PoolTerm): boolean => {
  const told = roots(words);
  return [...roots(parts)].some((part) => told.has(part));
};

/** What a definition says first that a thing is: "amount" of "the maximum amount of air …". */
const nounOf = (text: string): string =>
  wordsOf(
    text.split(/,| (?:that|which|of|in|from|for|with|by|to|during|between|where|when|at|on)\b/)[0] ?? '',
  ).at(-1)?.key ?? '';

/**
 * Definitions that could be taken for a thing's own: of other things of its sort, the likest first. None may be a kind of another, nor
 * name it.
 */
export function rivalMeanings(workshop: Workshop, own: Meaning, most: number): readonly Meaning[] {
  const { index, seed } = workshop;
  const plural = isPlural(own.term.surface);
  const fit = ({ term, text }: Meaning) =>
    (term.kind !== null && term.kind === own.term.kind ? 2 : 0) +
    // "The amount of air …" among amounts.
    (nounOf(text) === nounOf(own.text) ? 3 : 0) +
    2 * (Math.min(text.length, own.text.length) / Math.max(text.length, own.text.length)) +
    chance(seed, `${own.fact.id}/${term.key}`);
  const choose = (from: readonly Meaning[]): readonly Meaning[] => {
    const rivals: Meaning[] = [];
    for (const each of from)
      if (
        rivals.length < most &&
        ![own, ...rivals].some(
          (other) =>
            areTooClose(index, other.term.key, each.term.key) ||
            speaksOf(each, other.term) ||
            speaksOf(other, each.term),
        )
      )
        rivals.push(each);
    return rivals;
  };
  const ranked = workshop.meanings
    .filter(
      ({ term }) =>
        isPlural(term.surface) === plural &&
        areAlike(workshop, own.term, term) &&
        // A definition of one loop diuretic is one of another, too.
        !isOfClassAsked(workshop, own.term, term, own.text),
    )
    .toSorted((one, other) => fit(other) - fit(one));
  const isShorter = ({ text }: Meaning) => text.length < own.text.length;
  const likest = choose(ranked);
  // Where the key would be the shortest, one that is shorter comes first.
  const shorter = likest.some(isShorter) ? undefined : ranked.find(isShorter);
  return shorter ? choose([shorter, ...ranked]) : likest;
}

/** "What is the tidal volume?": its definition among those of other things of its sort. */
export function meaningFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const own = workshop.meanings.find((each) => each.fact.id === fact.id);
  const segment = workshop.segments[fact.segmentId];
  if (!own || !segment || speaksOf(own, own.term)) return [];
  const rivals = rivalMeanings(workshop, own, 3);
  if (rivals.length < 3) return [];
  const source = clean(segment.text);
  return [
    {
      kind: 'multiple_choice',
      stem: `What ${isPlural(own.term.surface) ? 'are' : 'is'} ${own.name}?`,
      answer: { text: own.text, rationale: quote(source), term: null },
      distractors: rivals.map(({ term, text }) => ({
        text,
        rationale: `This is what the note says of “${term.surface}”.`,
        term: null,
      })),
      source,
      fact,
      isOrdered: false,
      rank: 6,
    },
  ];
}
