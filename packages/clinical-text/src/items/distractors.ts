import { areAntonyms } from '../lexicon/antonyms.ts';
import { drugKindsIn, sharesDrugClass } from '../lexicon/drug-classes.ts';
import { doesAsWell, isKindOf } from '../lexicon/kinds-of.ts';
import { termByKey, termsOfKind } from '../lexicon/terms.ts';
import { isClassName } from '../notes/classes.ts';
import { clean } from '../notes/clean.ts';
import { contentWords, pairOf } from '../notes/note-index.ts';
import type { NoteIndex, PoolTerm } from '../notes/note-index.ts';
import { inNumber, isPlural } from '../notes/number.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { spellingOf, withoutCapital } from '../notes/spelling.ts';
import { root } from '../text/tokens.ts';
import { chance } from './seed.ts';
import { areSiblings, isName, isNarrow } from './siblings.ts';
import type { DraftOption, Meaning, Span } from './types.ts';

/** What items are written from. */
export interface Workshop {
  readonly index: NoteIndex;
  readonly segments: readonly Segment[];
  readonly facts: readonly Fact[];
  /** Facts by the term that they are about. */
  readonly about: ReadonlyMap<string, readonly Fact[]>;
  /** Pairs of terms that the note sets beside each other. */
  readonly siblings: ReadonlySet<string>;
  /** What the note says that letters stand for. */
  readonly abbreviations: ReadonlyMap<string, string>;
  /** What the note names: its key terms, and what it defines or marks. */
  readonly names: ReadonlySet<string>;
  /** What the note says that things are. */
  readonly meanings: readonly Meaning[];
  /** What earlier tests from the note ask about. */
  readonly asked?: readonly Span[];
  readonly seed: number;
}

/** A distractor with its class, for the gate. */
export interface Rival {
  readonly key: string;
  readonly text: string;
  readonly class: string | null;
  readonly kind: string | null;
  readonly fromNote: boolean;
  /** An alternative to the key, and not merely of its class. */
  readonly isSibling: boolean;
  /** How much of what is asked the note says of it in one place, 0 to 1. */
  readonly told: number;
}

/** Names of one thing, or one the name of a kind of the other: both can't stand in one item. */
export function areTooClose(index: NoteIndex, one: string, other: string): boolean {
  if (
    one === other ||
    index.aliases.has(pairOf(one, other)) ||
    index.kinds.has(pairOf(one, other)) ||
    isKindOf(one, other)
  )
    return true;
  const [a, b] = [index.byKey.get(one), index.byKey.get(other)];
  const [thing, rival] = [a ?? termByKey(one), b ?? termByKey(other)];
  if (thing && rival && (thing.concept === rival.concept || isKindOf(thing.concept, rival.concept)))
    return true;
  const [x, y] = [a?.parts ?? one.split(' '), b?.parts ?? other.split(' ')];
  // "Skeletal muscle" and the name of a muscle: one may be a case of the other.
  const isOneOf = (name: readonly string[], kind: string | null | undefined, of: readonly string[]) =>
    typeof kind === 'string' && of.at(-1) === kind && name.at(-1) !== kind;
  if (isOneOf(x, thing?.kind, y) || isOneOf(y, rival?.kind, x)) return true;
  const [short, long] = x.length <= y.length ? [x, y] : [y, x];
  if (short.every((word) => long.includes(word))) return true;
  // "Synapse" and "synaptic cleft".
  const [only = ''] = short;
  if (
    short.length < long.length &&
    short.length === 1 &&
    only.length > 5 &&
    long.some((word) => word.slice(0, 5) === only.slice(0, 5) && word !== only)
  )
    return !areAntonyms(only, long[0] ?? '');
  if (short.length !== long.length) return false;
  // "pulmonary valve" and "pulmonic valve", "hormone" and "hormonal".
  const at = short.findIndex((word, place) => word !== long[place]);
  const [mine, theirs] = [short[at] ?? '', long[at] ?? ''];
  const isOnly = short.every((word, place) => place === at || word === long[place]);
  return (
    isOnly &&
    Math.min(mine.length, theirs.length) > 3 &&
    (mine.length > 5 || mine.startsWith(theirs) || theirs.startsWith(mine)) &&
    !areAntonyms(mine, theirs) &&
    (root(mine).slice(0, 6) === root(theirs).slice(0, 6) ||
      mine.startsWith(theirs) ||
      theirs.startsWith(mine))
  );
}

/** How much of what is asked stands in one place of the note together with the term, 0 to 1. */
export function support(
  workshop: Workshop,
  term: PoolTerm,
  asked: ReadonlySet<string>,
  ...except: readonly number[]
): number {
  if (asked.size === 0) return 1;
  let most = 0;
  for (const { segmentId } of term.occurrences) {
    if (except.includes(segmentId)) continue;
    const words = workshop.index.content.get(segmentId);
    if (!words) continue;
    let shared = 0;
    for (const word of asked) if (words.has(word)) shared += 1;
    most = Math.max(most, shared / asked.size);
  }
  return most;
}

const lengthFit = (one: string, other: string) =>
  Math.min(one.length, other.length) / Math.max(one.length, other.length);
/** Rivals that are looked for: three are used, the rest are for statements that need another. */
const enough = 6;
/** Kinds of which a body has many. */
const isCounted = /(?:cell|neuron|joint|nerve|vessel|organelle|junction|skin gland|muscle part|cell part)$/;
const isAcronym = (text: string) => /^[A-Z\d]{2,6}s?$/.test(text);

const named = (term: PoolTerm) => ({ ...term, text: term.surface });

/**
 * "Which of these is a loop diuretic …?": another one is no wrong answer, whether the lexicon knows that it is one or the note says so.
 */
export function isOfClassAsked(
  { about }: Pick<Workshop, 'about'>,
  key: PoolTerm,
  rival: PoolTerm,
  asked: string,
): boolean {
  if (sharesDrugClass(named(key), named(rival), asked) || doesAsWell(rival.key, asked)) return true;
  if (key.class !== 'drug') return false;
  const classes = drugKindsIn(asked);
  return (about.get(rival.key) ?? []).some(
    ({ type, object }) => type === 'definition' && [...drugKindsIn(object)].some((kind) => classes.has(kind)),
  );
}

interface Wanted {
  readonly key: PoolTerm;
  /** What is asked, in the note's words. */
  readonly asked: string;
  readonly source: Segment;
  /** How many are looked for. */
  readonly most?: number;
}

/**
 * Rivals for a key, the most tempting first: of its kind, then of its class; subjects of other facts of the note, near
 * by, as long and as frequent. None that stands in the source, is a name of the key, or that the note says as much of.
 */
export function rivalsFor(workshop: Workshop, wanted: Wanted): readonly Rival[] {
  const { index, about, seed } = workshop;
  const { key, source, most = enough } = wanted;
  if (!isName(key)) return [];
  const asked = new Set([...contentWords(wanted.asked)].filter((word) => !key.parts.includes(word)));
  const inSource = new Set((index.inSegment.get(source.id) ?? []).map(({ term }) => term.key));
  const sourceText = clean(source.text).toLowerCase();
  const stem = wanted.asked.toLowerCase();
  const at = key.occurrences[0]?.start ?? 0;
  const plural = isPlural(key.surface);
  const ranked = index.pool
    .filter(
      (term) =>
        term.class === key.class &&
        isName(term) &&
        isClassName(term.key) === isClassName(key.key) &&
        !inSource.has(term.key),
    )
    .flatMap((term) => {
      // Of what there is one or two of, nobody speaks in the plural.
      const isSeveral = !plural || isPlural(term.surface) || isCounted.test(term.kind ?? '');
      const text = isSeveral ? inNumber(term.surface, plural, term.class) : null;
      return text === null || isAcronym(text) !== isAcronym(key.surface) ? [] : [{ term, text }];
    })
    .filter(
      ({ term, text }) =>
        !areTooClose(index, term.key, key.key) &&
        !sourceText.includes(text.toLowerCase()) &&
        !stem.includes(text.toLowerCase()) &&
        !isOfClassAsked(workshop, key, term, stem),
    )
    .map((each) => ({ ...each, isSibling: areSiblings(workshop.siblings, key, each.term) }))
    // Of what the lexicon doesn't know, only what the note names in one breath is sure to be an alternative.
    .filter(({ term }) => key.class !== null || workshop.siblings.has(pairOf(key.key, term.key)))
    .map((each) => ({ ...each, told: support(workshop, each.term, asked, source.id) }))
    .filter(({ told }) => told < 0.4)
    .map(({ term, text, told, isSibling }) => ({
      term,
      text,
      told,
      isSibling,
      score:
        (isSibling ? 6 : 0) +
        (term.kind === key.kind ? 4 : 0) +
        (about.has(term.key) ? 2 : 0) +
        3 * lengthFit(text, key.surface) +
        (term.parts.length === key.parts.length ? 2 : 0) +
        (/^\p{Lu}/u.test(text) === /^\p{Lu}/u.test(key.surface) ? 1 : 0) +
        1.5 * told +
        1 / (1 + Math.abs((term.occurrences[0]?.start ?? 0) - at) / 2000) -
        // As often spoken of as the key, or more often.
        2 * Math.max(0, Math.log(1 + key.frequency) - Math.log(1 + term.frequency)) +
        1.5 * chance(seed, `${source.id}/${term.key}`),
    }))
    .toSorted((one, other) => other.score - one.score || (one.term.key < other.term.key ? -1 : 1));
  const spelt = spellingOf(workshop.segments);
  const chosen: Rival[] = [];
  const offer = (rival: Rival) => {
    if (
      chosen.length < most &&
      !chosen.some(
        (each) =>
          areTooClose(index, each.key, rival.key) || each.text.toLowerCase() === rival.text.toLowerCase(),
      )
    )
      chosen.push(rival);
  };
  const ofNote = (siblings: boolean) => {
    for (const { term, text, isSibling, told } of ranked)
      if (isSibling === siblings)
        offer({ key: term.key, text, class: term.class, kind: term.kind, fromNote: true, isSibling, told });
  };
  const ofLexicon = (kind: string) => {
    const more = termsOfKind(key.class ?? 'anatomy', kind).toSorted(
      (one, other) =>
        chance(seed, `${source.id}/${one.concept}`) - chance(seed, `${source.id}/${other.concept}`),
    );
    for (const { concept, name } of more.slice(0, 20)) {
      const text =
        plural && !isCounted.test(kind)
          ? null
          : inNumber(spelt(withoutCapital(name, key.class)), plural, key.class);
      const isNew = !index.byKey.has(concept) && !areTooClose(index, concept, key.key);
      if (
        text !== null &&
        isNew &&
        !sharesDrugClass(named(key), { text, class: key.class, kind }, stem) &&
        !doesAsWell(concept, stem) &&
        !stem.includes(name.toLowerCase()) &&
        !sourceText.includes(name.toLowerCase())
      )
        offer({
          key: concept,
          text,
          class: key.class,
          kind,
          fromNote: false,
          isSibling: isNarrow(kind),
          told: 0,
        });
    }
  };
  ofNote(true);
  // What the note does not mention at all may be right by what it does not say: only for a question that asks for much.
  if (chosen.length < 3 && key.kind !== null && asked.size >= 5 && isNarrow(key.kind) && key.isKnown)
    ofLexicon(key.kind);
  ofNote(false);
  if (chosen.length < 3 && key.kind !== null && asked.size >= 5) ofLexicon(key.kind);
  return chosen;
}

const shorten = (text: string) =>
  text.length > 240 ? `${text.slice(0, 237).replace(/\s\S*$/, '')} …` : text;

/** What the note says of a wrong option, so that choosing it teaches something. */
function rationaleOf(workshop: Workshop, rival: Rival): string {
  if (!rival.fromNote) return `The note does not mention “${rival.text}”.`;
  const fact = workshop.about.get(rival.key)?.[0];
  const id = fact?.segmentId ?? workshop.index.byKey.get(rival.key)?.occurrences[0]?.segmentId;
  const segment = id === undefined ? undefined : workshop.segments[id];
  return segment
    ? `Of “${rival.text}” the note says: “${shorten(clean(segment.text))}”`
    : `The note does not say this of “${rival.text}”.`;
}

export const optionOf = (workshop: Workshop, rival: Rival): DraftOption => ({
  text: rival.text,
  rationale: rationaleOf(workshop, rival),
  term: rival.key,
});

export const quote = (text: string): string => `The note says: “${shorten(text)}”`;

/** The lines that a fact was read from, as one text: what ends without a sign of its own is set apart from the next. */
export const linesOf = ({ segments }: Workshop, { start, end }: Pick<Fact, 'start' | 'end'>): string =>
  segments
    .filter((segment) => segment.start >= start && segment.end <= end)
    .map(({ text }) => clean(text))
    .map((line, at, all) => (at < all.length - 1 && !/[.:;?!]$/.test(line) ? `${line};` : line))
    .join(' ');
