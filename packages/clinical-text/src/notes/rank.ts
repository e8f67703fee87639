import type { CountedTerm } from './terms.ts';

const logShare = (count: number, highest: number) => Math.log(1 + count) / Math.log(1 + Math.max(1, highest));

/**
 * How likely a term is one that a glossary would hold. The weights are those of a logistic regression on half of an open
 * textbook's sections, rounded: what the note defines, names or abbreviates leads, then frequency and rarity.
 */
function keyTermScore(term: CountedTerm, highest: number): number {
  const { cues } = term;
  return (
    (cues.includes('defined') ? 2.3 : 0) +
    (cues.includes('named') ? 2.5 : 0) +
    // The textbook has neither bold print nor labels; a note that marks its terms knows best.
    (cues.includes('bold') || cues.includes('label') ? 3 : 0) +
    (cues.includes('abbreviation') ? 1.7 : 0) +
    (cues.includes('heading') ? 0.9 : 0) +
    2.6 * logShare(term.frequency - term.nested, highest) -
    0.6 * logShare(term.nested, highest) +
    1.8 * term.rareShare +
    (term.isKnown ? 0.5 : 0) -
    (term.length === 1 ? 1.4 : term.length === 2 ? 0.4 : term.length >= 4 ? 1.9 : 0) -
    (term.plural ? 0.7 : 0)
  );
}

export interface Ranked {
  readonly term: CountedTerm;
  readonly score: number;
}

/** All terms, the likeliest key terms first; of several names of one thing the first stays. */
export function rankTerms(terms: readonly CountedTerm[]): readonly Ranked[] {
  const highest = terms.reduce((most, term) => Math.max(most, term.frequency), 1);
  const ranked = terms
    .map((term) => ({ term, score: keyTermScore(term, highest) }))
    .toSorted((one, other) => other.score - one.score || one.term.first - other.term.first);
  const concepts = new Set<string>();
  return ranked.filter(({ term }) => {
    const isNew = !concepts.has(term.concept);
    concepts.add(term.concept);
    return isNew;
  });
}

const shorthand =
  /(?:^|\s)(?:wks?|hrs?|mins?|secs?|oz|max|gets?|verif(?:y|ies)|needs?|watch|counts?|climbing|heals?|prob|pts?|[xq]\d\S*|\p{L}+n['’]t)(?=\s|$)|,/iu;
const kindOfCell = /\b(?:small|large|squamous|red|white)[ -]$/i;

/** Words of hasty notes that name nothing ("IV max", "RN verifies dose"), and the end of a longer name ("small | cell lung Ca"). */
export const isScrap = ({ surface, occurrences }: CountedTerm, note: string): boolean =>
  shorthand.test(surface) ||
  (/^cell\s/i.test(surface) &&
    occurrences.every(({ start }) => kindOfCell.test(note.slice(Math.max(0, start - 12), start))));
