import type { Occurrence, Segment } from './types.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const wordsOf = (text: string) => plain(text).split(' ');

/** Whether a term is words of a topic's name, and says nothing more. */
const isPartOf = (term: string, topic: string) => {
  const words = new Set(wordsOf(topic));
  return wordsOf(term).every((word) => words.has(word));
};

const isListed = ({ kind }: Segment) => kind !== 'heading' && kind !== 'sentence';
const leavesList = (segment: Segment, before: Segment | undefined) =>
  before !== undefined && isListed(before) && !isListed(segment) && segment.block !== before.block;
const isBelow = (level: number | null, other: number | null) =>
  level !== null && other !== null && level > other;

/**
 * The segments of each topic that has a heading: those below it and its subheadings. Below a heading without a sign ("#"), a
 * sentence of its own after a list belongs to the note.
 */
function sectionsOf(
  segments: readonly Segment[],
  topics: readonly string[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const places = new Map(topics.map((topic, place) => [plain(topic), place]));
  const found = new Map<number, Set<number>>();
  let open: { readonly topic: number; readonly level: number | null } | null = null;
  for (const [at, segment] of segments.entries()) {
    const { id, kind, text, level } = segment;
    if (kind === 'heading') {
      const topic = places.get(plain(text));
      if (topic !== undefined) open = { topic, level };
      else if (!isBelow(level, open?.level ?? null)) open = null;
    } else if (open?.level === null && leavesList(segment, segments[at - 1])) open = null;
    else if (open) found.set(open.topic, (found.get(open.topic) ?? new Set<number>()).add(id));
  }
  return found;
}

/**
 * The topics that terms belong to: for each term, indices in `topics`, those first where it occurs most. A topic is what
 * stands below its heading or, without one, what names it, itself or in its own heading. A topic's own name, and words of it, belong to no topic.
 */
export function topicsOfTerms(
  segments: readonly Segment[],
  topics: readonly string[],
  terms: readonly { readonly surface: string; readonly occurrences: readonly Occurrence[] }[],
): readonly (readonly number[])[] {
  const sections = sectionsOf(segments, topics);
  const said = segments
    .filter(({ kind }) => kind !== 'heading')
    .map(({ id, heading, text }) => ({ id, text: ` ${plain(`${heading ?? ''} ${text}`)} ` }));
  const about = topics.map(
    (topic, place) =>
      sections.get(place) ??
      new Set(said.filter(({ text }) => text.includes(` ${plain(topic)} `)).map(({ id }) => id)),
  );
  const names = new Set(topics.map(plain));
  return terms.map(({ surface, occurrences }) => {
    if (names.has(plain(surface))) return [];
    return topics
      .map((topic, place) => ({
        place,
        weight: isPartOf(surface, topic)
          ? 0
          : occurrences.filter(({ segmentId }) => about[place]?.has(segmentId)).length,
      }))
      .filter(({ weight }) => weight > 0)
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ place }) => place);
  });
}
