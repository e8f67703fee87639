import { bareWords, generalHeadings, headingsToIgnore, isAsking, noTopics } from '../lexicon/headings.ts';
import { clinicalSubjects, isClinical } from './clinical.ts';
import { namedTables } from './row-names.ts';
import type { CountedTerm } from './terms.ts';
import type { Segment } from './types.ts';
import { upperFirst } from '../text/capitals.ts';

/** Where sections are few, frequent terms fill the topics up to this number. */
const usual = 5;
/** A note on illness and care that has no headings at all is known by its terms alone. */
const mostWithoutSections = 7;
const mostHeadings = 12;
/** From so many sections on, those with a general name ("Treatment") are topics too: a note is made of them. */
const fewestSections = 3;

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim();

/**
 * The document's own title: a heading that opens it and has no text of its own, only sections below it, or one that stands above all
 * others, whether an introduction follows it or not.
 */
export function titleOf(segments: readonly Segment[]): string | null {
  const [first, ...more] = segments;
  if (first?.kind !== 'heading') return null;
  const others = more.filter(({ kind }) => kind === 'heading');
  const isAbove = first.level === 1 && others.length > 0 && others.every(({ level }) => level !== 1);
  return isAbove || more[0]?.kind === 'heading' ? first.text : null;
}

/** "Ejection fraction (EF" stands for what is before its bracket. */
const withoutOpenBracket = (text: string) =>
  text.split('(').length > text.split(')').length ? text.slice(0, text.lastIndexOf('(')).trim() : text;

/** The note's sections, in its order; of very many, those with the most under them. */
function sectionsOf(segments: readonly Segment[]): readonly string[] {
  const sections = new Map<string, { readonly heading: string; readonly first: number; size: number }>();
  const title = titleOf(segments);
  // The title and what stands below it: a section of the same name is one.
  let isTitle = title !== null;
  for (const [at, { heading, kind, text, start }] of segments.entries()) {
    if (at > 0 && kind === 'heading') isTitle = false;
    if (heading === null || isTitle) continue;
    const key = plain(heading);
    const section = sections.get(key) ?? { heading: heading.trim(), first: start, size: 0 };
    if (kind !== 'heading') section.size += text.length;
    sections.set(key, section);
  }
  const named = [...sections].filter(
    ([key, { heading }]) =>
      !headingsToIgnore.has(key) &&
      // "O2" is a subject as well.
      /\p{L}{3}|^\p{Lu}[\p{L}\d]{1,5}$/u.test(heading) &&
      heading.length <= 60 &&
      !/[.?!:]$/.test(heading),
  );
  // A subject that opens the note is what its general sections are about, and none beside them.
  const opens = segments[0]?.kind === 'heading' && !generalHeadings.has(named[0]?.[0] ?? '');
  const isMadeOfSections = named.length - (opens && title === null ? 1 : 0) >= fewestSections;
  return named
    .filter(([key, { heading }]) => !noTopics.has(plain(heading.split('(')[0] ?? '')) && !isAsking(key))
    .filter(([key]) => isMadeOfSections || !generalHeadings.has(key))
    .map(([, section]) => section)
    .toSorted((one, other) => other.size - one.size)
    .slice(0, mostHeadings)
    .toSorted((one, other) => one.first - other.first)
    .map(({ heading }) => withoutOpenBracket(heading));
}

/** Terms that come often and early, the rare ones first: what a note on the body is about. */
function frequentIn(terms: readonly CountedTerm[], length: number): readonly CountedTerm[] {
  const weight = (term: CountedTerm) =>
    (term.frequency - term.nested / 2) * (1.5 - term.first / length) * (term.rareShare + 0.3);
  return terms
    .filter((term) => term.frequency - term.nested >= 2 && (term.class !== null || term.cues.length > 0))
    .toSorted((one, other) => weight(other) - weight(one) || one.first - other.first);
}

/** A note's sections, in its order and by their own names; where these are few, also frequent terms that come early. */
export function topicsOf(segments: readonly Segment[], terms: readonly CountedTerm[]): readonly string[] {
  const length = segments.at(-1)?.end ?? 1;
  const isCare = isClinical(terms);
  // "Blood" is no topic of heart failure, unless a heading has it; a note on the body without headings may be about it.
  const headings = segments.filter(({ kind }) => kind === 'heading').map(({ text }) => text.toLowerCase());
  const isBare = (name: string) =>
    bareWords.has(name.toLowerCase()) &&
    (headings.length > 0 || isCare) &&
    !headings.some((heading) => heading.split(/[^\p{L}]+/u).includes(name.toLowerCase()));
  const isSubject = (term: CountedTerm) =>
    term.class !== 'route' && term.kind !== 'direction' && !isBare(term.surface);
  const often = isCare
    ? clinicalSubjects(terms.filter(isSubject), length)
    : frequentIn(terms.filter(isSubject), length);
  // "mRNA" is written so everywhere.
  const frequent = often.map(({ surface, short }) => ({
    topic: /^\p{Ll}\p{Lu}/u.test(surface) ? surface : upperFirst(surface),
    short,
  }));
  const topics = [...sectionsOf(segments)];
  // "Left ventricle" is a topic of its own beside "Heart" where both are headings; a term says nothing new beside one that holds it.
  const title = titleOf(segments);
  const isNew = (topic: string) =>
    ![...topics, ...(title === null ? [] : [title])].some((other) => {
      const [a, b] = [topic.toLowerCase(), other.toLowerCase()];
      return a.includes(b) || b.includes(a);
    });
  const isShort = (short: string | undefined) =>
    short !== undefined && topics.some((topic) => topic.split(/[^\p{L}\d-]+/u).includes(short));
  if (topics.filter((topic) => !generalHeadings.has(plain(topic))).length >= fewestSections) return topics;
  // A note that is a table has a part for each row.
  const rows = namedTables(segments, terms).flatMap(({ names }) => names);
  if (rows.length > 0 && rows.length <= mostHeadings)
    return [...new Set([...topics, ...rows.map((name) => upperFirst(name))])];
  const most = isCare && topics.length === 0 ? mostWithoutSections : usual;
  // "Asthma is a chronic disease of the airways": what opens a note is what it is about, however seldom it is named again.
  const subject = terms.find(
    ({ class: what, cues, first }) => what === 'condition' && cues.includes('defined') && first < 40,
  );
  if (isCare && headings.length === 0 && subject) topics.push(upperFirst(subject.surface));
  for (const { topic, short } of frequent)
    if (topics.length < most && isNew(topic) && !isShort(short)) topics.push(topic);
  return topics;
}

/** What a note is about as a whole: its title, then the topics, without sections whose names say nothing of the subject. */
export function subjectsOf(segments: readonly Segment[], topics: readonly string[]): readonly string[] {
  const title = titleOf(segments);
  return [
    ...(title === null ? [] : [title]),
    ...topics.filter((topic) => !generalHeadings.has(plain(topic)) && topic !== title),
  ];
}
