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

const most = { topics: 8, terms: 24, ofTopic: 6, together: 3 } as const;

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\d]+/u);
const holds = (long: string, short: string) => {
  const words = new Set(wordsOf(long));
  return wordsOf(short).every((word) => words.has(word));
};

type Placed = Pick<MapTerm, 'term' | 'text' | 'places'> & { readonly topics: readonly number[] };

/** Of a term and a longer one that holds its words, the one that says nothing beside the other; null if both do. */
function redundantOf(one: Placed, other: Placed): Placed | null {
  const [short, long] = one.text.length < other.text.length ? [one, other] : [other, one];
  if (!holds(long.text, short.text)) return null;
  const alone = short.places - long.places;
  if (long.places === 1) return alone > 1 ? long : short;
  return alone <= 0 ? short : null;
}

function withoutVariants(terms: readonly Placed[]): readonly Placed[] {
  const redundant = new Set(
    terms.flatMap((one, at) => terms.slice(at + 1).flatMap((other) => redundantOf(one, other) ?? [])),
  );
  return terms.filter((term) => !redundant.has(term));
}

/** Topics, each with the key terms that occur most in it. The same analysis gives the same map. */
export function mapOf({
  topics: all,
  keyTerms,
  links,
}: Pick<NoteAnalysis, 'topics' | 'keyTerms' | 'links'>): NoteMapData {
  const topics = all.slice(0, most.topics);
  const placed = keyTerms
    .map(({ term: text, places, topics: own }, term) => ({
      term,
      text,
      places: places.length,
      topics: own.filter((topic) => topic < topics.length),
    }))
    .filter((term) => term.topics.length > 0);
  const drawn = [...Map.groupBy(placed, (term) => term.topics[0]).values()]
    .flatMap((terms) => [...withoutVariants(terms).slice(0, most.ofTopic).entries()])
    // Every topic has its first term before one has its second.
    .toSorted(([turn], [otherTurn]) => turn - otherTurn)
    .slice(0, most.terms)
    .map(([, term]) => term);
  return {
    topics,
    terms: drawn
      .map(({ topics: [home = 0, ...others], ...term }) => ({
        ...term,
        topics: [home, ...others] as const,
        together: links
          .filter(({ from, to }) => from === term.term || to === term.term)
          .slice(0, most.together)
          .map(({ from, to }) => keyTerms[from === term.term ? to : from]?.term ?? ''),
      }))
      .toSorted((one, other) => one.topics[0] - other.topics[0] || one.term - other.term),
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
