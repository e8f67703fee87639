import type { NoteAnalysis } from '@rounds/contract/learning/notes';

export interface MapTerm {
  /** Its index in `keyTerms`. */
  readonly term: number;
  readonly text: string;
  readonly places: number;
  /** Indices in `topics` of the map: where the term stands most, which it is drawn under, then its other topics. */
  readonly topics: readonly [home: number, ...others: readonly number[]];
  /** Key terms that the note speaks of together with it, the most often first. */
  readonly together: readonly string[];
}

export interface NoteMapData {
  readonly topics: readonly string[];
  /** Topic by topic. */
  readonly terms: readonly MapTerm[];
}

const most = { topics: 8, terms: 16, ofTopic: 4, together: 3 } as const;

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

const isMarked = (line: string) => /^#{1,6}\s/.test(line);
const plain = (line: string) =>
  line
    .replace(/^#{1,6}\s|[*_]/g, '')
    .replace(/:\s*$/, '')
    .trim()
    .toLowerCase();

const isPoint = (line: string) => /^\s*(?:[-*•|]|\d+[.)])\s?/.test(line) && !/^\s*\*\*/.test(line);

/**
 * The sections of a note: from a line that is marked as a heading, or is a topic's name, to the next one. A topic that
 * is not marked has the points below it, up to the next line of its own after an empty one or above other points.
 */
function sectionsOf(text: string, topics: ReadonlySet<string>): ReadonlyMap<string, readonly Range[]> {
  const lines = text.split('\n');
  const starts: { readonly name: string; readonly at: number }[] = [];
  let at = 0;
  let isInMarked = false;
  for (const [place, line] of lines.entries()) {
    const name = plain(line);
    const isOwnLine =
      line.trim() !== '' &&
      !isPoint(line) &&
      ((lines[place - 1] ?? '').trim() === '' || isPoint(lines[place + 1] ?? ''));
    if (isMarked(line) || topics.has(name)) {
      isInMarked = isMarked(line);
      starts.push({ name, at });
    } else if (!isInMarked && isOwnLine) starts.push({ name: '', at });
    at += line.length + 1;
  }
  return Map.groupBy(
    starts.map(({ name, at: start }, place) => ({ name, start, end: starts[place + 1]?.at ?? text.length })),
    ({ name }) => name,
  );
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\d]+/u);
/** Whether a term is words of a topic's name, and says nothing more. */
const isPartOf = (term: string, topic: string) => {
  const words = new Set(wordsOf(topic));
  return wordsOf(term).every((word) => words.has(word));
};

/** Topics, each with the key terms that stand most with it. The same note gives the same map. */
export function mapOf(text: string, { topics: all, keyTerms, links: pairs }: NoteAnalysis): NoteMapData {
  const sections = sectionsOf(text, new Set(all.map((topic) => topic.toLowerCase())));
  // What is below a topic's heading; of a topic without one, the sentences that name it.
  const rangesOf = (topic: string) =>
    sections.get(topic.toLowerCase()) ??
    sentencesOf(text).filter(({ start, end }) =>
      text.slice(start, end).toLowerCase().includes(topic.toLowerCase()),
    );
  const named = all.slice(0, most.topics).map((topic) => ({ topic, ranges: rangesOf(topic) }));
  const isTopic = (term: string) => named.some(({ topic }) => topic.toLowerCase() === term.toLowerCase());
  const linked = keyTerms
    .map(({ term, places }, index) => ({ term, places, index }))
    .filter(({ term }) => !isTopic(term))
    .map(({ term, places, index }) => ({
      term: index,
      text: term,
      places: places.length,
      topics: named
        .map(({ topic, ranges }, place) => ({
          place,
          weight: isPartOf(term, topic)
            ? 0
            : places.filter((at) => ranges.some(({ start, end }) => at.start >= start && at.end <= end))
                .length,
        }))
        .filter(({ weight }) => weight > 0)
        .toSorted((one, other) => other.weight - one.weight)
        .map(({ place }) => place),
    }))
    .filter(({ topics }) => topics.length > 0);
  const ofTopic = Math.max(most.ofTopic, Math.ceil(most.terms / named.length));
  const found = [...Map.groupBy(linked, ({ topics }) => topics[0]).values()]
    .flatMap((terms) => terms.slice(0, ofTopic))
    .toSorted((one, other) => one.term - other.term)
    .slice(0, most.terms);
  const kept = [...named.keys()].filter((topic) => found.some(({ topics }) => topics.includes(topic)));
  return {
    topics: kept.map((topic) => named[topic]?.topic ?? ''),
    terms: found
      .map(({ term, text: name, places, topics }) => {
        const [home = 0, ...others] = topics.map((topic) => kept.indexOf(topic));
        return {
          term,
          text: name,
          places,
          topics: [home, ...others] as const,
          together: pairs
            .filter(({ from, to }) => from === term || to === term)
            .slice(0, most.together)
            .map(({ from, to }) => keyTerms[from === term ? to : from]?.term ?? ''),
        };
      })
      .toSorted((one, other) => one.topics[0] - other.topics[0]),
  };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far a line swings out beside boxes that stand one below the other. */
const swing = 18;

/** The path of a line from one box to another one: between columns, or beside their own. */
export function pathBetween(from: Box, to: Box, isRightToLeft: boolean): string {
  const [y, z] = [from, to].map(({ top, bottom }) => Math.round((top + bottom) / 2));
  const curve = (x: number, firstBend: number, lastBend: number, last: number) =>
    `M${Math.round(x)} ${y}C${Math.round(firstBend)} ${y} ${Math.round(lastBend)} ${z} ${Math.round(last)} ${z}`;
  const across = (x: number, last: number) => curve(x, (x + last) / 2, (x + last) / 2, last);
  if (to.left >= from.right) return across(from.right, to.left);
  if (to.right <= from.left) return across(from.left, to.right);
  return isRightToLeft
    ? curve(from.left, Math.min(from.left, to.left) - swing, Math.min(from.left, to.left) - swing, to.left)
    : curve(
        from.right,
        Math.max(from.right, to.right) + swing,
        Math.max(from.right, to.right) + swing,
        to.right,
      );
}
