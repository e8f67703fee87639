import type { DraftItem } from './types.ts';

interface Said {
  readonly figures: string;
  readonly words: ReadonlySet<string>;
}

const said = new WeakMap<DraftItem, Said>();
function saidIn(draft: DraftItem): Said {
  const known = said.get(draft);
  if (known) return known;
  const text = draft.stem.replace(/^True or false\? /, '').toLowerCase();
  const found = {
    figures: (text.match(/\d+(?:[.,/–-]\d+)*/g) ?? []).join(' '),
    words: new Set(text.match(/\p{L}+/gu)),
  };
  said.set(draft, found);
  return found;
}

/** How many of the words two statements share that say the same of two figures. */
const alike = 0.75;

/** "BP must be below 185/110" and "BP must be below 180/105": of one thing in the same words, with other figures. Cells have their rows. */
export function contradict(one: DraftItem, other: DraftItem): boolean {
  if (one.kind !== 'true_false' || other.kind !== 'true_false') return false;
  if (one.fact.type === 'cell' || other.fact.type === 'cell') return false;
  const [mine, theirs] = [saidIn(one), saidIn(other)];
  if (mine.figures === '' || theirs.figures === '' || mine.figures === theirs.figures) return false;
  // What is told with where it stands, or of a label, is said of that.
  const placeOf = ({ stem }: DraftItem) => /(?:Under|Asked) “([^“”]+)”/.exec(stem)?.[1] ?? '';
  const labelOf = ({ stem }: DraftItem) => /note says of “([^“”]+)”/.exec(stem)?.[1]?.toLowerCase() ?? '';
  if (placeOf(one) !== placeOf(other) || labelOf(one) !== labelOf(other)) return false;
  if (labelOf(one) !== '') return true;
  const shared = [...mine.words].filter((word) => theirs.words.has(word)).length;
  return (
    one.fact.subject === other.fact.subject && shared >= alike * Math.max(mine.words.size, theirs.words.size)
  );
}
