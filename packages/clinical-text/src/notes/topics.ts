import { headingsToIgnore } from '../lexicon/headings.ts';
import type { CountedTerm } from './terms.ts';
import type { Segment } from './types.ts';
import { upperFirst } from '../text/capitals.ts';

/** Headings that name a subject, weighted by how much stands under them; then frequent terms that come early. */
export function topicsOf(
  segments: readonly Segment[],
  terms: readonly CountedTerm[],
  most = 8,
): readonly string[] {
  const sizes = new Map<string, number>();
  for (const { heading, kind, text } of segments)
    if (heading !== null && kind !== 'heading') sizes.set(heading, (sizes.get(heading) ?? 0) + text.length);
  const headings = [...sizes]
    .filter(
      ([heading]) =>
        !headingsToIgnore.has(
          heading
            .toLowerCase()
            .replace(/[^\p{L} ]/gu, '')
            .trim(),
        ),
    )
    .filter(([heading]) => /\p{L}{3}/u.test(heading) && heading.length <= 60)
    .toSorted(([, one], [, other]) => other - one)
    .map(([heading]) => heading.trim());
  const length = segments.at(-1)?.end ?? 1;
  const frequent = terms
    .filter((term) => term.frequency - term.nested >= 2 && term.class !== 'route')
    .map((term) => ({
      term,
      weight: (term.frequency - term.nested / 2) * (1.5 - term.first / length) * (term.rareShare + 0.3),
    }))
    .toSorted((one, other) => other.weight - one.weight || one.term.first - other.term.first)
    .map(({ term }) => upperFirst(term.surface));
  const topics: string[] = [];
  const isNew = (topic: string) =>
    !topics.some((other) => {
      const [a, b] = [topic.toLowerCase(), other.toLowerCase()];
      return a.includes(b) || b.includes(a);
    });
  for (const topic of headings.slice(0, most - 2)) if (isNew(topic)) topics.push(topic);
  for (const topic of frequent) if (topics.length < most && isNew(topic)) topics.push(topic);
  return topics.slice(0, most);
}
