import { keyOfText } from '../lexicon/terms.ts';
import { classFromHypernym } from './classes.ts';
import { rankTerms } from './rank.ts';
import type { CountedTerm } from './terms.ts';
import type { Occurrence, Segment, Term } from './types.ts';
import { isParticiple, isRare, wordsOf } from './words.ts';
import type { Word } from './words.ts';

/** A term that may be an option, with its place in the ranking. */
export interface PoolTerm extends CountedTerm {
  readonly score: number;
  /** The words of its key. */
  readonly parts: readonly string[];
}

/** What the note's statements are read against: its terms, by key and by place. */
export interface NoteIndex {
  readonly pool: readonly PoolTerm[];
  readonly byKey: ReadonlyMap<string, PoolTerm>;
  /** Terms in each segment, in order, none inside another. */
  readonly inSegment: ReadonlyMap<number, readonly (Occurrence & { readonly term: PoolTerm })[]>;
  /** Words of content of each segment. */
  readonly content: ReadonlyMap<number, ReadonlySet<string>>;
  /** Pairs of terms that the note calls by both names ("X, or Y", "X (Y)"). */
  readonly aliases: ReadonlySet<string>;
  /** Pairs of a term and what the note calls it a kind of ("A is a type of B", "B, such as A"). */
  readonly kinds: ReadonlySet<string>;
}

export const pairOf = (one: string, other: string): string =>
  one < other ? `${one}|${other}` : `${other}|${one}`;

/** Everyday words that name no thing in particular: no options to choose from. */
const everyday =
  /^(?:body|cell|tissue|system|organ|structure|function|level|part|disease|condition|bone|muscle|blood|process|patient|person|human|human body|example|percent|scientist|researcher|physician|clinician|chemical|signal|activity|organism|membrane|fluid|surface|layer|protein|acid|base|energy|symptom|sign|test|treatment|gas|growth|light|sound|wave|pressure|volume|rate|weight|element|age|birth|life|death|disorder|molecule|region|area|cavity|solution|compound|exam|nurse|doctor|medication|drug|dose|therapy|infant|child|baby|adult|woman|man|mother|student|water)$/;

function isOption(term: CountedTerm): boolean {
  const words = wordsOf(term.surface);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > 5 || term.surface.length > 48 || everyday.test(term.key))
    return false;
  if (/^\p{Ll}[\p{L}-]*['’]s\b/u.test(term.surface)) return false;
  if (term.isKnown) return term.class !== 'route' && term.kind !== 'direction';
  if (
    isParticiple(last) ||
    /^\d/.test(first.raw) ||
    /(?:ing|ed|ous|ive|ful|less|able|ible|ary|ic|al|ar|oid)$/.test(last.lower)
  )
    return false;
  const isMarked = term.cues.some((cue) => cue !== 'heading');
  const whole = term.frequency - term.nested;
  // "Replacement tissue", "damaged bone": a known noun with an everyday word before it is no name.
  const isNamed =
    words.every((word, at) => (words.length > 1 && at === words.length - 1) || isRare(word.key)) &&
    !words.slice(0, -1).some(isParticiple);
  return isMarked
    ? words.some((word) => isRare(word.key))
    : isNamed && (whole >= 2 || (term.class !== null && whole >= 1));
}

/**
 * Such words that a note has under its headings and speaks of again and again ("blood", "water"): no options to choose from, as
 * they are too vague elsewhere, but what is said of them here is what the note is about.
 */
function mainSubjects(ranked: ReturnType<typeof rankTerms>): readonly PoolTerm[] {
  return ranked.flatMap(({ term, score }) =>
    everyday.test(term.key) && term.class !== null && term.cues.includes('heading') && term.frequency >= 5
      ? [{ ...term, score, parts: term.key.split(' ') }]
      : [],
  );
}

/** "A is a muscular canal": the class that the note itself gives a term which the lexicon does not know. */
function classByNote(
  term: CountedTerm,
  segments: ReadonlyMap<number, Segment>,
): Pick<Term, 'class' | 'kind'> {
  for (const { segmentId, end } of term.occurrences) {
    const segment = segments.get(segmentId);
    const rest = segment?.text.slice(end - segment.start, end - segment.start + 140) ?? '';
    const match =
      /^(?: \([^()]*\))? (?:is|are) (?:(?:an?|the|one of the|any of the|types? of|kinds? of) )?(\p{L}[\p{L} -]{2,60}?)(?: (?:that|which|in|of|for|with|on|located|found|used|from|by|to|where|whose|consisting|composed|made|produced|secreted|between|at)\b|[,.;(])/u.exec(
        rest,
      );
    const head = keyOfText(match?.[1] ?? '')
      .split(' ')
      .at(-1);
    const [semanticClass, kind] = head ? classFromHypernym(head) : [null, null];
    if (semanticClass) return { class: semanticClass, kind };
  }
  return { class: term.class, kind: term.kind };
}

function contentOf(words: readonly Word[]): ReadonlySet<string> {
  return new Set(
    words.flatMap(({ key, lower }) =>
      lower.length > 2 && (isRare(key) || lower.length > 5) ? key.split(' ') : [],
    ),
  );
}

const joined = (words: readonly Word[]) => words.map((word) => word.key).join(' ');

/** Names that the note gives as names of one thing: "X (Y)", "X, or Y,", "X, also called Y". */
function aliasesOf(segments: readonly Segment[], byKey: ReadonlyMap<string, PoolTerm>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { text } of segments) {
    if (!/\(|\bor\b|\bcalled\b|\bknown as\b/.test(text)) continue;
    const words = wordsOf(text);
    for (const [index, word] of words.entries()) {
      const before = words[index - 1];
      if (!before) continue;
      const between = text.slice(before.end, word.start);
      const isAside = /\((?:the |an? )?$/.test(between);
      const isNaming = word.lower === 'or' || /^(?:called|as)$/.test(word.lower);
      if (!isAside && !isNaming) continue;
      let from = isAside ? index : index + 1;
      while (/^(?:the|an?|also|called|known|as|or)$/.test(words[from]?.lower ?? '')) from += 1;
      const names: string[] = [];
      for (let size = 1; size <= 4; size += 1) {
        const run = words.slice(from, from + size);
        if (run.length === size && !run.slice(1).some((each) => each.isApart)) names.push(joined(run));
      }
      const upTo = words
        .slice(0, index)
        .filter(({ lower }) => !/^(?:also|commonly|known|sometimes|often|is|are|were|was)$/.test(lower));
      for (let size = 1; size <= Math.min(4, upTo.length); size += 1) {
        const other = joined(upTo.slice(-size));
        for (const name of names) if (byKey.has(name) && byKey.has(other)) found.add(pairOf(other, name));
      }
    }
  }
  return found;
}

/** A term and the next one, where the note's words between them say that one is a kind of the other. */
function kindsOf(segments: readonly Segment[], inSegment: NoteIndex['inSegment']): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { id, text, start } of segments) {
    const terms = inSegment.get(id) ?? [];
    for (const [at, one] of terms.entries()) {
      const next = terms[at + 1];
      if (!next) continue;
      const between = text.slice(one.end - start, next.start - start);
      if (
        /^\s(?:is|are)\s(?:an?|the|one|all|also|both)?\b[^,.;]{0,40}$|(?:such as|including|like|are called|is called|known as|include)\s(?:the |an? )?$|^\s*\((?:the |an? )?$/i.test(
          between,
        )
      )
        found.add(pairOf(one.term.key, next.term.key));
    }
  }
  return found;
}

export function indexOf(segments: readonly Segment[], terms: readonly CountedTerm[]): NoteIndex {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const rankedTerms = rankTerms(terms);
  const pool: PoolTerm[] = rankedTerms
    .filter(({ term }) => isOption(term))
    .map(({ term, score }) => ({
      ...term,
      score,
      parts: term.key.split(' '),
      ...(term.isKnown ? {} : classByNote(term, byId)),
    }));
  const byKey = new Map([...pool, ...mainSubjects(rankedTerms)].map((term) => [term.key, term]));
  const all = Map.groupBy(
    pool.flatMap((term) => term.occurrences.map((occurrence) => ({ ...occurrence, term }))),
    (occurrence) => occurrence.segmentId,
  );
  const inSegment = new Map(
    [...all].map(([id, occurrences]) => {
      const taken: (Occurrence & { term: PoolTerm })[] = [];
      for (const each of occurrences.toSorted(
        (one, other) => other.end - other.start - (one.end - one.start),
      ))
        if (!taken.some((other) => each.start < other.end && other.start < each.end)) taken.push(each);
      return [id, taken.toSorted((one, other) => one.start - other.start)] as const;
    }),
  );
  return {
    pool,
    byKey,
    inSegment,
    content: new Map(segments.map((segment) => [segment.id, contentOf(wordsOf(segment.text))])),
    aliases: aliasesOf(segments, byKey),
    kinds: kindsOf(segments, inSegment),
  };
}

/** The words of content of a text, as the index counts them. */
export const contentWords = (text: string): ReadonlySet<string> => contentOf(wordsOf(text));
