import type { NoteAnalysis } from '@rounds/contract/learning/notes';

export interface MapTerm {
  /** Its index in `keyTerms`. */
  readonly term: number;
  readonly text: string;
  readonly places: number;
  /** Key terms that the note mentions together with it, most frequent first. */
  readonly together: readonly string[];
}

export interface MapLink {
  /** Indices in `topics` and `terms` of the map. */
  readonly topic: number;
  readonly term: number;
  /** How often the term occurs where the note is about the topic. */
  readonly weight: number;
}

export interface NoteMapData {
  readonly topics: readonly string[];
  readonly terms: readonly MapTerm[];
  readonly links: readonly MapLink[];
}

const most = { topics: 6, terms: 12, together: 3 } as const;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The lines and sentences of a note, with their start positions. */
function sentencesOf(text: string): Range[] {
  let start = 0;
  return text.split(/(?<=[.!?]\s|[。\n])/u).map((sentence) => {
    const range = { start, end: start + sentence.length };
    start = range.end;
    return range;
  });
}

const isHeading = (line: string) => /^#{1,6}\s/.test(line);
const plain = (line: string) =>
  line
    .replace(/^#{1,6}\s|[*_:]/g, '')
    .trim()
    .toLowerCase();

/** Where a note is about a topic: what is below its heading, or the sentences that name it. */
function rangesOf(text: string, topic: string): Range[] {
  const wanted = topic.toLowerCase();
  const sections: Range[] = [];
  let at = 0;
  let since: number | null = null;
  for (const line of text.split('\n')) {
    if (isHeading(line)) {
      if (since !== null) sections.push({ start: since, end: at });
      since = plain(line) === wanted ? at : null;
    }
    at += line.length + 1;
  }
  if (since !== null) sections.push({ start: since, end: text.length });
  if (sections.length > 0) return sections;
  return sentencesOf(text).filter(({ start, end }) => text.slice(start, end).toLowerCase().includes(wanted));
}

/** Topics and the key terms that belong to them, in an order in which few lines cross. The same note gives the same map. */
export function mapOf(text: string, { topics: all, keyTerms, links: pairs }: NoteAnalysis): NoteMapData {
  const named = all.slice(0, most.topics).map((topic) => ({ topic, ranges: rangesOf(text, topic) }));
  const found = keyTerms
    .map(({ term, places }, index) => ({
      term: index,
      text: term,
      places: places.length,
      weights: named.map(({ topic, ranges }) =>
        topic.toLowerCase() === term.toLowerCase()
          ? 0
          : places.filter((place) =>
              ranges.some(({ start, end }) => place.start >= start && place.end <= end),
            ).length,
      ),
    }))
    .filter(({ weights }) => weights.some((weight) => weight > 0))
    .slice(0, most.terms)
    .map((term) => ({ ...term, middle: middleOf(term.weights) }))
    .toSorted((one, other) => one.middle - other.middle || one.term - other.term);
  const isLinked = named.map((_, topic) => found.some(({ weights }) => (weights[topic] ?? 0) > 0));
  const places = new Map(
    [...isLinked.keys()].filter((topic) => isLinked[topic]).map((topic, row) => [topic, row]),
  );
  return {
    topics: [...places.keys()].map((topic) => named[topic]?.topic ?? ''),
    terms: found.map(({ term, text: name, places: count }) => ({
      term,
      text: name,
      places: count,
      together: pairs
        .filter(({ from, to }) => from === term || to === term)
        .slice(0, most.together)
        .map(({ from, to }) => keyTerms[from === term ? to : from]?.term ?? ''),
    })),
    links: found.flatMap(({ weights }, row) =>
      weights.flatMap((weight, topic) => {
        const place = places.get(topic);
        return weight > 0 && place !== undefined ? [{ topic: place, term: row, weight }] : [];
      }),
    ),
  };
}

/** Where a term lies among the topics, by how often it occurs with each. */
function middleOf(weights: readonly number[]): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.reduce((total, weight, topic) => total + weight * topic, 0) / sum;
}
