import { drugKindsOf } from '../lexicon/drug-kinds.ts';
import { keyOfText, termByKey } from '../lexicon/terms.ts';
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

const isOneMedicine = (name: string) => /^(?:drug|substance)$/.test(termByKey(keyOfText(name))?.class ?? '');
/** Salbutamol is named beside corticosteroids, and is none. */
const isOtherMedicine = (term: ReadonlySet<string>, topic: ReadonlySet<string>) =>
  term.size > 0 && topic.size > 0 && ![...term].some((kind) => topic.has(kind));

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

/** In a note without headings, how many of some sentences stand in the same paragraph as each sentence. */
function paragraphsOf(segments: readonly Segment[], ids: ReadonlySet<number>): ReadonlyMap<number, number> {
  if (segments.some(({ kind }) => kind === 'heading')) return new Map();
  const prose = segments.filter(({ kind }) => kind === 'sentence');
  const counts = new Map<number, number>();
  for (const { id, block } of prose) if (ids.has(id)) counts.set(block, (counts.get(block) ?? 0) + 1);
  return new Map(prose.map(({ id, block }) => [id, counts.get(block) ?? 0]));
}

/**
 * The topics that terms belong to: for each term, indices in `topics`, those first where it occurs most, of equal ones the narrower.
 * A topic is what stands below its heading or, without one, what names it: its row of a table, a sentence or its heading, or else the
 * paragraph around it. A topic's own name, and words of it, belong to no topic, nor does a
 * medicine to another class of medicines.
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
  const about = topics.map((topic, place) => {
    const name = plain(topic);
    // "Sodium | 135–145 | …" is about sodium, and what other rows say of it is about them.
    const rows = segments.filter(
      ({ kind, text }) => kind === 'row' && `${plain(text)} `.startsWith(`${name} `),
    );
    return (
      sections.get(place) ??
      new Set(
        (rows.length > 0 ? rows : said.filter(({ text }) => text.includes(` ${name} `))).map(({ id }) => id),
      )
    );
  });
  const medicines = topics.map((topic, place) =>
    sections.has(place) ? new Set<string>() : drugKindsOf(topic),
  );
  // What else a paragraph says may be of one medicine, and hardly of a whole class.
  const around = about.map((ids, place) =>
    (medicines[place]?.size ?? 0) > 0 && !isOneMedicine(topics[place] ?? '')
      ? new Map<number, number>()
      : paragraphsOf(segments, ids),
  );
  const names = new Set(topics.map(plain));
  return terms.map(({ surface, occurrences }) => {
    if (names.has(plain(surface))) return [];
    const own = drugKindsOf(surface);
    const placesBy = (weightIn: (place: number, segmentId: number) => number) =>
      topics
        .map((topic, place) => ({
          place,
          weight:
            isPartOf(surface, topic) || isOtherMedicine(own, medicines[place] ?? new Set())
              ? 0
              : occurrences.reduce((sum, { segmentId }) => sum + weightIn(place, segmentId), 0),
        }))
        .filter(({ weight }) => weight > 0)
        // Of two with as much of a term the narrower: the row of a table, and not all that stands below the table's heading.
        .toSorted(
          (one, other) =>
            other.weight - one.weight || (about[one.place]?.size ?? 0) - (about[other.place]?.size ?? 0),
        )
        .map(({ place }) => place);
    const near = placesBy((place, id) => (about[place]?.has(id) === true ? 1 : 0));
    return near.length > 0 ? near : placesBy((place, id) => around[place]?.get(id) ?? 0);
  });
}
