import { bareWords } from '../lexicon/headings.ts';
import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { bareNamesIn } from './bare-labels.ts';
import { classOf, clinicalSubjects, isClinical, studiedAs } from './clinical.ts';
import { isDescribing } from './classes.ts';
import { isScrap, rankTerms } from './rank.ts';
import type { Ranked } from './rank.ts';
import { namedTables } from './row-names.ts';
import type { CountedTerm } from './terms.ts';
import type { Occurrence, Segment } from './types.ts';

const least = 2;
/** So many of what a note is about are key terms for that alone. */
const mostSubjects = 7;
/** As much as a label is worth (`rank.ts`): a table marks the names of its rows. */
const rowWorth = 3;

/** "Normal ejection fraction", "acute pulmonary edema", "infected catheter": a word on how it is beside a name that stands alone. */
const states =
  /^(?:normal|abnormal|acute|stable|unstable|typical|classic|adequate|inadequate|infected|affected|mild|moderate|severe|poor|good|early|late|firm|adult|cause|limit|release|avoid|monitor)$/;

function isNameInSomeState({ surface, isKnown }: CountedTerm): boolean {
  const [first = '', ...rest] = surface.toLowerCase().split(' ');
  return (
    !isKnown &&
    rest.length > 0 &&
    (states.test(first) || isDescribing(first)) &&
    termByKey(keyOfText(rest.join(' '))) !== undefined
  );
}

const isMarked = ({ cues }: CountedTerm) => cues.some((cue) => cue === 'bold' || cue === 'label');

/** "Digoxin increases contractility": what a sentence begins with is what it speaks of. */
const opens = ({ occurrences }: CountedTerm, starts: ReadonlySet<number>) =>
  occurrences.some(({ start }) => starts.has(start));

/**
 * What the ranker, which learned from a textbook on the body, can't know of a note on illness and care: a drug or disease is a term
 * whatever its words, be it one word or many, and a substance or a part of the body is mentioned by the way.
 */
function clinicalScore(
  { term, score }: Ranked,
  starts: ReadonlySet<number>,
  subjects: ReadonlySet<CountedTerm>,
): number {
  const semanticClass = classOf(term);
  const worth = term.isKnown || semanticClass === 'drug class' ? studiedAs(term) : 0;
  if (isMarked(term) || semanticClass === 'measure') return score;
  if (worth === 0) return score - (term.length > 1 || term.cues.length > 0 ? 0 : 0.6);
  return (
    score +
    1.8 * (1 - term.rareShare) * worth +
    (term.length > 1 ? 0 : 0.7) +
    (opens(term, starts) ? 0.6 * worth : 0) +
    (subjects.has(term) ? 1 : 0) +
    (term.plural && semanticClass === 'drug class' ? 0.7 : 0)
  );
}

/** "Vaccine" where the note speaks of influenza vaccine and pneumococcal vaccine alone: words of longer key terms. */
function withoutParts(terms: readonly CountedTerm[]): readonly CountedTerm[] {
  const isWithin = (one: Occurrence, other: Occurrence) =>
    other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;
  const bySegment = Map.groupBy(
    terms.flatMap(({ occurrences }) => occurrences),
    ({ segmentId }) => segmentId,
  );
  return terms.filter(
    (term) =>
      isMarked(term) ||
      !term.occurrences.every((one) =>
        (bySegment.get(one.segmentId) ?? []).some((other) => isWithin(one, other)),
      ),
  );
}

/** A note's key terms, the most important first. */
export function keyTermsOf(
  terms: readonly CountedTerm[],
  segments: readonly Segment[],
  note: string,
): readonly CountedTerm[] {
  const bare = bareNamesIn(segments);
  const isCare = isClinical(terms);
  const starts = new Set(segments.map(({ start }) => start));
  const subjects = new Set(clinicalSubjects(terms, segments.at(-1)?.end ?? 1).slice(0, mostSubjects));
  const all = rankTerms(terms).map((each) =>
    isCare ? { ...each, score: clinicalScore(each, starts, subjects) } : each,
  );
  const named = namedTables(segments, terms).flatMap((table) => table.terms);
  const rows = new Map(named.map((term, row) => [term, row]));
  // The rows of a table are of one rank: none of them is a term that the next is not.
  const bestRow = Math.max(0, ...all.filter(({ term }) => rows.has(term)).map(({ score }) => score));
  const kept = all
    .map(({ term, score }) => ({ term, score: rows.has(term) ? bestRow + rowWorth : score }))
    .filter(
      ({ term, score }) =>
        score > least &&
        !bare.has(term.surface.toLowerCase()) &&
        !/^summary$/i.test(term.surface) &&
        !isScrap(term, note) &&
        !(isCare && !rows.has(term) && (isNameInSomeState(term) || isBareWord(term) || isNoThing(term))),
    )
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        // Another row may mention a name before its own does.
        (rows.get(one.term) ?? 0) - (rows.get(other.term) ?? 0) ||
        one.term.first - other.term.first,
    )
    .map(({ term }) => term);
  return isCare ? withoutParts(kept) : kept;
}

/** "Oxygen is given" defines nothing. */
const isBareWord = (term: CountedTerm) => bareWords.has(term.surface.toLowerCase()) && !isMarked(term);

/** "Oral", of "oral drugs"; "weigh pads". */
const isNoThing = ({ class: semanticClass, surface }: CountedTerm) =>
  semanticClass === 'route' || /^weigh /i.test(surface);
