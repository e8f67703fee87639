import { clean, standaloneStatement } from '../notes/clean.ts';
import { contentWords } from '../notes/index.ts';
import type { PoolTerm } from '../notes/index.ts';
import { wordsOf } from '../notes/words.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { optionOf, quote, rivalsFor } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import type { DraftItem } from './types.ts';

const longestStem = 230;
const lowerFirst = (text: string) =>
  /^(?:\p{Lu}\p{Ll}|A\s)/u.test(text) ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}` : text;

/** Cut where a second statement begins, so that one thing is asked. */
function oneStatement(text: string): string {
  const cut =
    text.split(
      /;\s|:\s|,\s(?:and|but|so|which|while|whereas|with|making|resulting|causing|although)\s|\s(?:and|but)\s(?:is|are|has|have|can|may|it|they)\s/,
    )[0] ?? text;
  return (contentWords(cut).size >= 3 ? cut : text).replace(/(?<![.,;:])[.,;:]+$/, '');
}

const isAskable = (text: string) =>
  contentWords(text).size >= 3 &&
  !/^(?:also|not|often|usually|found|called)\b/i.test(text) &&
  !/\b(?:its|their|it|they|them)\b/i.test(text.split(' ').slice(0, 3).join(' '));

/** "Which of these is a thick sheath that …?": the statement's predicate asks for its subject. */
function stemOf(fact: Fact, key: PoolTerm): string | null {
  const object = oneStatement(fact.object);
  if (fact.relation === '' || !isAskable(object)) return null;
  if (fact.relation === ':') return `Which term does this describe: “${object}”?`;
  if (fact.relation === 'called')
    return `What ${/^(?:are|were)$/.test(fact.relation) || key.plural ? 'are' : 'is'} ${lowerFirst(object)} called?`;
  return `Which of these ${fact.relation.toLowerCase()} ${object}?`;
}

function choice(
  workshop: Workshop,
  fact: Fact,
  segment: Segment,
  key: PoolTerm,
  stem: string,
  asked: string,
  rank: number,
  except?: ReadonlySet<string>,
): readonly DraftItem[] {
  if (stem.length > longestStem) return [];
  const rivals = rivalsFor(workshop, {
    key,
    asked,
    source: segment,
    sameNumber: true,
    ...(except ? { except } : {}),
  });
  if (rivals.length < 3) return [];
  const source = clean(segment.text);
  return [
    {
      kind: 'multiple_choice',
      stem,
      answer: { text: key.surface, rationale: quote(source), term: key.key },
      distractors: rivals.slice(0, 3).map((rival) => optionOf(workshop, rival)),
      source,
      fact,
      isOrdered: false,
      rank,
    },
  ];
}

/** Whether a word of the key, or one made from it, stands in the stem, which would give it away. */
function isLeaked(stem: string, { key, parts }: PoolTerm): boolean {
  const words = new Set(wordsOf(stem).flatMap((word) => word.key.split(' ')));
  const initials = parts.map((word) => word[0]).join('');
  if (initials.length > 1 && words.has(initials)) return true;
  return key
    .split(' ')
    .filter((part) => part.length > 2)
    .some(
      (part) =>
        words.has(part) ||
        (part.length > 4 &&
          [...words].some(
            (word) => word.length > 4 && (part.startsWith(word.slice(0, 5)) || word.includes(part)),
          )),
    );
}

function subjectItems(workshop: Workshop, fact: Fact, segment: Segment): readonly DraftItem[] {
  const key = workshop.index.byKey.get(fact.subject);
  const stem = key ? stemOf(fact, key) : null;
  if (!key || !stem || isLeaked(stem, key) || fact.negated) return [];
  const rank = fact.type === 'definition' ? 6 : 5;
  return choice(workshop, fact, segment, key, stem, fact.object, rank);
}

function listItems(workshop: Workshop, fact: Fact, segment: Segment): readonly DraftItem[] {
  const keys = fact.members.map((member) =>
    wordsOf(member)
      .map((word) => word.key)
      .join(' '),
  );
  const group = lowerFirst(fact.object).replace(/^the /, '');
  return keys.flatMap((name) => {
    const key = workshop.index.byKey.get(name);
    const stem = `According to the note, ${group} ${fact.relation} which of these?`;
    if (!key || isLeaked(stem, key) || /^(?:are|is)\b/.test(fact.relation)) return [];
    return choice(workshop, fact, segment, key, stem, fact.object, 4, new Set(keys));
  });
}

/** A gap for a term that is not what the statement is about. */
function gapItems(workshop: Workshop, fact: Fact, segment: Segment): readonly DraftItem[] {
  const statement = standaloneStatement(segment.text);
  if (statement === null || fact.negated || fact.type === 'list') return [];
  const terms = (workshop.index.inSegment.get(segment.id) ?? []).map(({ term }) => term);
  return terms
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 3)
    .flatMap((key) => {
      const escaped = key.surface.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      const places = [
        ...statement.matchAll(new RegExp(String.raw`(?<![\p{L}\d-])${escaped}(?![\p{L}\d-])`, 'giu')),
      ];
      const place = places[0];
      if (
        !place ||
        places.length !== 1 ||
        /^(?:(?:an?|the|each|every)\s)?$/i.test(statement.slice(0, place.index)) ||
        new RegExp(String.raw`\(\s*${escaped}|${escaped}\s*\(`, 'i').test(statement)
      )
        return [];
      // "An ____" would tell.
      const before = statement.slice(0, place.index).replace(/\b(a|an)\s$/i, 'a(n) ');
      const gapped = `${before}_____${statement.slice(place.index + place[0].length)}`;
      if (isLeaked(gapped, key) || contentWords(gapped).size < 5) return [];
      return choice(
        workshop,
        fact,
        segment,
        { ...key, surface: place[0] },
        `Which term completes this statement? “${gapped}.”`,
        gapped,
        3,
      );
    });
}

/** Multiple-choice items about terms, from one fact. */
export function choicesFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const segment = workshop.segments[fact.segmentId];
  if (!segment) return [];
  if (fact.type === 'sequence') return [];
  if (fact.type === 'list') return listItems(workshop, fact, segment);
  return [...subjectItems(workshop, fact, segment), ...gapItems(workshop, fact, segment)];
}
