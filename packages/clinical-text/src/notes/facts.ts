import { auxiliary, causal, presentForms } from '../lexicon/verb-forms.ts';
import { quantities } from '../text/quantities.ts';
import { rowsSideBySide } from './tables.ts';
import { clean, standaloneStatement, statementsOf } from './clean.ts';
import { contentWords } from './note-index.ts';
import type { NoteIndex, PoolTerm } from './note-index.ts';
import { labelEnd, membersOf } from './lists.ts';
import { bareLabelsOf } from './bare-labels.ts';
import { figureOf } from './figures.ts';
import { relativesIn } from './relatives.ts';
import { sequencesOf } from './sequences.ts';
import { bareLine, factsOfTables, lineOf, unstated } from './unstated.ts';
import type { Draft, Fact, FactType, Segment } from './types.ts';
import { wordsOf } from './words.ts';
import { upperFirst } from '../text/capitals.ts';

/** The term that a statement begins with, and what stands after it. */
function subjectOf(statement: string, index: NoteIndex): { term: PoolTerm; rest: string } | null {
  const words = wordsOf(statement);
  const from = /^(?:the|an?|each|every|all|most)$/.test(words[0]?.lower ?? '') ? 1 : 0;
  for (let size = Math.min(6, words.length - from); size > 0; size -= 1) {
    const run = words.slice(from, from + size);
    if (run.slice(1).some((word) => word.isApart)) continue;
    const term = index.byKey.get(run.map((word) => word.key).join(' '));
    if (!term) continue;
    const rest = statement
      .slice(run.at(-1)?.end ?? 0)
      .replace(/^\s*(?:\([^)]*\)|,[^,]{1,70},)\s*/, ' ')
      .trim()
      // "Blood also picks up …": what it does, however much was said of it before.
      .replace(/^(?:also|therefore|thus|then) /, '');
    const verb = /^[\p{L}]+/u.exec(rest)?.[0]?.toLowerCase() ?? '';
    return auxiliary.test(verb) || presentForms.has(verb) ? { term, rest } : null;
  }
  return null;
}

const keyOfRun = (text: string): string =>
  wordsOf(text)
    .map((word) => word.key)
    .join(' ');

/** What turns a statement into its opposite. */
export const negation = /\b(?:not|never|no|cannot|without|neither|nor|n't|lacks?|absent|rarely|seldom)\b/i;

function typeOf(statement: string, rest: string, verb: string): FactType {
  if (
    /^(?:is|are) (?:an?|the|one of|one(?= that| which)|any)\s/i.test(rest) ||
    /^(?:refers? to|means?|is defined as|describes?|denotes?)\b/.test(rest)
  )
    return 'definition';
  if (/\b(?:whereas|while|in contrast to|rather than|unlike|but)\b/i.test(statement)) return 'contrast';
  if (
    causal.has(presentForms.get(verb) ?? '') ||
    /\b(?:because|due to|as a result of|leads? to|results? (?:in|from))\b/i.test(statement)
  )
    return 'cause';
  if (quantities(statement).some(({ kind }) => kind !== '') || /\d ?percent\b/.test(statement))
    return 'value';
  return 'role';
}

/** "The production of eggs is called oogenesis": what is named, and its name. */
function namingOf(statement: string, index: NoteIndex): { term: PoolTerm; object: string } | null {
  const match =
    /^(.{12,200}?)\s(?:is|are)\s(?:also |often |commonly |collectively )?(?:called|termed|known as|referred to as|named)\s(?:the\s|an?\s)?([^,.;:()]{3,50})$/i.exec(
      statement,
    );
  const term = index.byKey.get(
    wordsOf(match?.[2] ?? '')
      .map((word) => word.key)
      .join(' '),
  );
  const object = match?.[1];
  return term &&
    object &&
    contentWords(object).size >= 2 &&
    !/,\s/.test(object) &&
    // A name for a thing, not for a clause: "… is why they are called …".
    !/\b(?:why|they|it|he|she|and (?:is|are))\b|\b(?:is|are|was|were)$/i.test(object)
    ? { term, object }
    : null;
}

const naming = /\b(?:called|termed|known as|referred to as) (?:the |an? )?/;
const noPart = /^(?:the|its|their|his|her|this|these|it|they|which|that|is|are|was|were|has|have)$|[;:.()]/i;

/** "A milky fluid", of "… to form a milky fluid called": back to its article, within one phrase. */
function phraseBefore(text: string): string | null {
  const words = text.trim().replace(/,$/, '').split(' ').slice(-13);
  const from = words.findLastIndex((word) => /^an?$/i.test(word));
  const phrase = words.slice(from);
  return from < 0 || phrase.length < 3 || phrase.some((word) => noPart.test(word)) ? null : phrase.join(' ');
}

/** "… enter the lacteals to form a milky fluid called chyle": what has a name, wherever in a sentence it stands, and its name. */
function namedIn(plain: string, index: NoteIndex): { term: PoolTerm; object: string } | null {
  const match = naming.exec(plain);
  const lead = match ? phraseBefore(plain.slice(0, match.index)) : null;
  if (!match || lead === null) return null;
  const following = plain.slice(match.index + match[0].length);
  const words = wordsOf(following.split(/[,.;:()]/)[0] ?? '').slice(0, 6);
  for (let size = words.length; size > 0; size -= 1) {
    const run = words.slice(0, size);
    const term = index.byKey.get(run.map(({ key }) => key).join(' '));
    if (!term) continue;
    const after = following.slice(run.at(-1)?.end ?? 0);
    const more = /^ that [^,.;:()]{8,80}(?=$|[,.;:])/.exec(after)?.[0] ?? '';
    const isWhole = more !== '' || /^ ?(?:$|[,.;:)])/.test(after);
    const object = `${lead}${more}`;
    return isWhole &&
      contentWords(object).size >= 3 &&
      !/\b(?:its|their|it|they|this|these|also)\b/i.test(object)
      ? { term, object: upperFirst(object) }
      : null;
  }
  return null;
}

/** "Term: definition" and rows of tables: a name, and the rest as what is said of it. */
function labeled(segment: Segment, index: NoteIndex): { term: PoolTerm; object: string } | null {
  const label = labelEnd(segment.text);
  const [name, rest] =
    segment.kind === 'row'
      ? segment.text
          .split(/\||\t/)
          .map((cell) => clean(cell))
          .filter(Boolean)
      : label
        ? [segment.text.slice(0, label.to), segment.text.slice(label.from)].map((part) => clean(part))
        : [];
  const key = wordsOf((name ?? '').replace(/\([^()]*\)/g, ''))
    .map((word) => word.key)
    .join(' ');
  const term = index.byKey.get(key);
  const object = (rest ?? '').split(/(?<=[.;])\s/)[0]?.replace(/[.;]$/, '') ?? '';
  return term && contentWords(object).size >= 3 && object.length <= 200 && !/[?!]/.test(object)
    ? { term, object }
    : null;
}

/** "The meninges include the dura mater, arachnoid mater, and pia mater": a group and its members, terms all of them. */
function listOf(
  statement: string,
  index: NoteIndex,
): { subject: string; relation: string; group: string; members: readonly string[] } | null {
  const match =
    /^([^,;:]{4,90}?)\s(includes?|consists? of|comprises?|(?:is|are) (?:composed|made up) of|contains?|(?:is|are) divided into|(?:is|are):?)\s(?:(?:the|three|four|five|six)\s)?(.*)$/i.exec(
      statement,
    );
  const [, group = '', relation = '', rest = ''] = match ?? [];
  const members = membersOf(rest);
  const areTerms = members.every((member) => index.byKey.has(keyOfRun(member)));
  if (members.length === 0 || !areTerms) return null;
  return { subject: keyOfRun(members[0] ?? ''), relation, group, members };
}

function factsOfSegment(segment: Segment, index: NoteIndex): readonly Draft[] {
  const label = labeled(segment, index);
  if (label)
    return [
      {
        segmentId: segment.id,
        start: segment.start,
        end: segment.end,
        statement: standaloneStatement(segment.text) ?? '',
        type: 'definition',
        subject: label.term.key,
        relation: ':',
        object: label.object,
        members: [],
        negated: false,
      },
    ];
  if (segment.kind === 'row') return [];
  const facts = [...statementsOf(segment.text), ...relativesIn(segment, index)].flatMap((statement) =>
    factsOfStatement(statement, segment, index),
  );
  const figure = facts.length === 0 ? figureOf(segment) : null;
  if (figure)
    return [
      {
        ...unstated(segment),
        type: 'figure',
        subject: keyOfRun(figure.name),
        relation: figure.verb,
        object: figure.value,
        members: [],
      },
    ];
  const line = facts.length === 0 ? lineOf(segment, index) : null;
  if (line) return [line];
  const named = facts.some(({ relation }) => relation === 'called')
    ? null
    : namedIn(clean(segment.text), index);
  return named
    ? [
        ...facts,
        {
          segmentId: segment.id,
          start: segment.start,
          end: segment.end,
          statement: '',
          type: 'definition',
          subject: named.term.key,
          relation: 'called',
          object: named.object,
          members: [],
          negated: false,
        },
      ]
    : facts;
}

function factsOfStatement(statement: string, segment: Segment, index: NoteIndex): readonly Draft[] {
  const place = { segmentId: segment.id, start: segment.start, end: segment.end, statement };
  const negated = negation.test(statement);
  const named = namingOf(statement, index);
  if (named)
    return [
      {
        ...place,
        type: 'definition',
        subject: named.term.key,
        relation: 'called',
        object: named.object,
        members: [],
        negated,
      },
    ];
  const listed = listOf(statement, index);
  if (listed)
    return [
      {
        ...place,
        type: 'list',
        subject: listed.subject,
        relation: listed.relation,
        object: listed.group,
        members: listed.members,
        negated,
      },
    ];
  const subject = subjectOf(statement, index);
  if (!subject) {
    const [first] = (index.inSegment.get(segment.id) ?? []).filter(({ term }) =>
      statement.toLowerCase().includes(term.surface.toLowerCase()),
    );
    const type = typeOf(statement, '', '');
    // A figure can be asked for, whatever it is the figure of, and what is defined is worth knowing, whatever it is. Of anything
    // else it takes a full statement.
    if (
      !first &&
      type !== 'value' &&
      !/\d/.test(statement) &&
      !/^(?:an?|the) (?:[\p{L}-]+ ){1,3}(?:is|are) (?:an?|the) /iu.test(statement) &&
      contentWords(statement).size < 5
    )
      return [];
    return [
      {
        ...place,
        type,
        subject: first?.term.key ?? '',
        relation: '',
        object: statement,
        members: [],
        negated,
      },
    ];
  }
  const { term, rest } = subject;
  const [verb = '', ...others] = rest.split(' ');
  const type = typeOf(statement, rest, verb.toLowerCase());
  return [
    { ...place, type, subject: term.key, relation: verb, object: others.join(' '), members: [], negated },
  ];
}

/** What the note says, one fact a statement at most, in its order. Nothing is said that a segment does not say. */
export function factsOf(segments: readonly Segment[], index: NoteIndex): readonly Fact[] {
  const seen = new Set<string>();
  const besides = rowsSideBySide(segments);
  const bare = bareLabelsOf(segments);
  const drafts = segments
    .filter(({ id, kind, text }) => {
      const isNew = kind !== 'heading' && !besides.has(id) && !seen.has(text);
      seen.add(text);
      return isNew;
    })
    .flatMap((segment) => {
      const label = bare.get(segment.id);
      return label ? [bareLine(segment, label.name)] : factsOfSegment(segment, index);
    });
  return [...drafts, ...factsOfTables(segments), ...sequencesOf(segments, index)]
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .map((draft, id) => ({ id, ...draft }));
}
