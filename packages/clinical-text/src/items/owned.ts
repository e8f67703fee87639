import { drugKindsOf } from '../lexicon/drug-kinds.ts';
import { hasEffect, isUnspecific } from '../lexicon/drug-effects.ts';
import { keyOfText } from '../lexicon/terms.ts';
import { clean } from '../notes/clean.ts';
import { contentWords } from '../notes/note-index.ts';
import { ownedListIn } from '../notes/owned-lists.ts';
import type { OwnedList } from '../notes/owned-lists.ts';
import { isPlural } from '../notes/number.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { root } from '../text/tokens.ts';
import { articleFor } from './articles.ts';
import { quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { chance } from './seed.ts';
import type { DraftItem } from './types.ts';

/** With the answer, the four options that the gate asks for. */
const rivalCount = 3;

const read = new WeakMap<readonly Segment[], readonly OwnedList[]>();
function allLists({ segments }: Pick<Workshop, 'segments'>): readonly OwnedList[] {
  const known = read.get(segments);
  if (known) return known;
  const found = segments.flatMap((segment) => ownedListIn(segments, segment) ?? []);
  read.set(segments, found);
  return found;
}

const rootsOf = (text: string) => new Set([...contentWords(text)].map((word) => root(word).slice(0, 6)));
const share = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((word) => other.has(word));

const ownerKey = ({ owner }: OwnedList) => keyOfText(owner.replace(/^(?:the|an?) /i, ''));

/** Whether one thing is named by a part of the other's name, or both are medicines of one class: what is true of one may be true of both. */
const areOfOneSort = (one: OwnedList, other: OwnedList): boolean => {
  const [mine, theirs] = [ownerKey(one), ownerKey(other)];
  return mine !== theirs && (` ${mine} `.includes(` ${theirs} `) || ` ${theirs} `.includes(` ${mine} `));
};

interface Rival {
  readonly text: string;
  readonly list: OwnedList;
}

/** What the note lists of other things under the same word, and of this one nowhere. */
function rivalsOf(workshop: Workshop, own: OwnedList): readonly Rival[] {
  const lists = allLists(workshop);
  const isOwners = (other: OwnedList) => ownerKey(other) === ownerKey(own);
  const mine = rootsOf(
    lists
      .filter((other) => other.family === own.family && isOwners(other) && other.when === own.when)
      .map(({ told }) => told)
      .join(', '),
  );
  const named = own.owner.toLowerCase();
  // All that the note says of the owner, other than in the list of what comes at another time.
  const said = workshop.segments
    .filter(
      ({ id, text }) =>
        clean(text).toLowerCase().includes(named) &&
        !lists.some(({ segment, when }) => segment.id === id && when !== own.when),
    )
    .map(({ text }) => rootsOf(clean(text)));
  const kinds = drugKindsOf(own.owner);
  return (
    lists
      .filter(
        (other) =>
          other.family === own.family &&
          (isOwners(other)
            ? other.when !== own.when && other.when !== '' && own.when !== ''
            : !areOfOneSort(own, other)),
      )
      // A sign that is named alone is one of where it is looked for: "cloudy effluent is a sign of peritonitis".
      .filter(({ family, members }) => family !== 'sign' || members.length > 1)
      .flatMap((list) => list.members.map((text) => ({ text, list })))
      .filter(({ text }) => {
        const words = rootsOf(text);
        return (
          words.size > 0 &&
          !isUnspecific(own.family, text) &&
          !share(words, mine) &&
          !share(words, rootsOf(own.owner)) &&
          !said.some((each) => [...words].every((word) => each.has(word))) &&
          (own.family !== 'effect' || !hasEffect(kinds, text))
        );
      })
  );
}

/** Options that differ, as long as the key as far as there are such. */
function chosenOf(rivals: readonly Rival[], key: string, seed: number): readonly Rival[] {
  const fit = ({ text }: Rival) =>
    Math.min(text.length, key.length) / Math.max(text.length, key.length) +
    0.5 * chance(seed, `${key}/${text}`);
  const chosen: Rival[] = [];
  for (const rival of rivals.toSorted((one, other) => fit(other) - fit(one)))
    if (chosen.length < rivalCount && !chosen.some(({ text }) => share(rootsOf(text), rootsOf(rival.text))))
      chosen.push(rival);
  return chosen;
}

function stemOf({ head, owner, when, family }: OwnedList): string {
  if (head === '') return `By the note, which of these can ${owner} cause?`;
  const name = when === '' ? head : `${when} ${head}`;
  return `Which of these does the note give as ${articleFor('a ', name)}${name} ${family === 'risk' ? 'for' : 'of'} ${owner}?`;
}

/** "Which of these does the note give as a sign of uremia?": a member of a list, among those that the note lists of other things. */
export function ownedFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const { facts, segments } = workshop;
  if (facts.find(({ segmentId }) => segmentId === fact.segmentId) !== fact) return [];
  const [segment, next] = [segments[fact.segmentId], segments[fact.segmentId + 1]];
  // "Their side effects are …" is no fact by itself: it is told with the sentence before.
  const isBare = next?.kind === 'sentence' && !facts.some(({ segmentId }) => segmentId === next.id);
  return [
    ...(segment ? choiceOf(workshop, fact, segment) : []),
    ...(isBare
      ? choiceOf(workshop, { ...fact, segmentId: next.id, end: next.end, statement: '' }, next)
      : []),
  ];
}

function choiceOf(workshop: Workshop, fact: Fact, segment: Segment): readonly DraftItem[] {
  const { seed } = workshop;
  const own = allLists(workshop).find((list) => list.segment === segment);
  if (!own) return [];
  const rivals = rivalsOf(workshop, own);
  const source = clean(segment.text);
  const asked = rootsOf(own.owner);
  const drafts = own.members
    .filter((member) => source.toLowerCase().includes(member.toLowerCase()) && !share(rootsOf(member), asked))
    // What many things have is the worse question.
    .toSorted(
      (one, other) =>
        Number(isUnspecific(own.family, one)) - Number(isUnspecific(own.family, other)) ||
        chance(seed, one) - chance(seed, other),
    )
    .map((key) => ({
      key,
      chosen: chosenOf(
        rivals.filter(({ text }) => isPlural(text) === isPlural(key) || own.family !== 'cause'),
        key,
        seed,
      ),
    }))
    .filter(
      ({ key, chosen }) =>
        chosen.length === rivalCount &&
        (!isUnspecific(own.family, key) || (own.family !== 'sign' && own.family !== 'effect')),
    );
  // The one whose length tells the least.
  const odd = ({ key, chosen }: (typeof drafts)[number]) => {
    const lengths = chosen.map(({ text }) => text.length);
    return key.length > Math.max(...lengths) || key.length < Math.min(...lengths) ? 1 : 0;
  };
  const [best] = drafts.toSorted((one, other) => odd(one) - odd(other));
  if (!best) return [];
  return [
    {
      kind: 'multiple_choice',
      stem: stemOf(own),
      answer: { text: best.key, rationale: quote(source), term: null },
      distractors: best.chosen.map(({ text, list }) => ({
        text,
        rationale: `The note lists it elsewhere: “${clean(list.segment.text)}”`,
        term: null,
      })),
      source,
      fact,
      isOrdered: false,
      rank: 5.5,
      form: 'listed',
    },
  ];
}
