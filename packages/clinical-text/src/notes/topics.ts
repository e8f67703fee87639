import { headingsToIgnore } from '../lexicon/headings.ts';
import type { CountedTerm } from './terms.ts';
import type { Segment } from './types.ts';
import { upperFirst } from '../text/capitals.ts';

/** A note has so many topics, and more where it has more headings that name a subject. */
const usual = 8;
const mostHeadings = 12;

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim();

/** The headings that name a subject, in the note's order; of very many, those with the most under them. */
function headingsOf(segments: readonly Segment[]): readonly string[] {
  const sections = new Map<string, { readonly heading: string; readonly first: number; size: number }>();
  for (const { heading, kind, text, start } of segments) {
    if (heading === null) continue;
    const key = plain(heading);
    const section = sections.get(key) ?? { heading: heading.trim(), first: start, size: 0 };
    if (kind !== 'heading') section.size += text.length;
    sections.set(key, section);
  }
  return [...sections]
    .filter(
      ([key, { heading }]) =>
        !headingsToIgnore.has(key) &&
        /\p{L}{3}/u.test(heading) &&
        heading.length <= 60 &&
        !/[.?!:]$/.test(heading),
    )
    .map(([, section]) => section)
    .toSorted((one, other) => other.size - one.size)
    .slice(0, mostHeadings)
    .toSorted((one, other) => one.first - other.first)
    .map(({ heading }) => heading);
}

/** Headings that name a subject, in the note's order; where these are few, also frequent terms that come early. */
export function topicsOf(segments: readonly Segment[], terms: readonly CountedTerm[]): readonly string[] {
  const length = segments.at(-1)?.end ?? 1;
  const frequent = terms
    .filter(
      (term) =>
        term.frequency - term.nested >= 2 &&
        term.class !== 'route' &&
        term.kind !== 'direction' &&
        (term.class !== null || term.cues.length > 0),
    )
    .map((term) => ({
      term,
      weight: (term.frequency - term.nested / 2) * (1.5 - term.first / length) * (term.rareShare + 0.3),
    }))
    .toSorted((one, other) => other.weight - one.weight || one.term.first - other.term.first)
    // "mRNA" is written so everywhere.
    .map(({ term }) => (/^\p{Ll}\p{Lu}/u.test(term.surface) ? term.surface : upperFirst(term.surface)));
  const topics = [...headingsOf(segments)];
  // "Left ventricle" is a topic of its own beside "Heart" where both are headings; a term says nothing new beside one that holds it.
  const isNew = (topic: string) =>
    !topics.some((other) => {
      const [a, b] = [topic.toLowerCase(), other.toLowerCase()];
      return a.includes(b) || b.includes(a);
    });
  for (const topic of frequent) if (topics.length < usual && isNew(topic)) topics.push(topic);
  return topics;
}
