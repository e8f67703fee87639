import { keyOfText, termByKey } from '../lexicon/terms.ts';
import type { SemanticClass, TermEntry } from '../lexicon/terms.ts';
import { isClassName } from './classes.ts';
import type { CountedTerm } from './terms.ts';

/** How far students study under names of a class: "heart failure" is looked up, "weigh daily" hardly. */
const studied: Readonly<Partial<Record<SemanticClass, number>>> = {
  condition: 1,
  'drug class': 1,
  drug: 1,
  procedure: 1,
  organism: 1,
  laboratory: 0.8,
  equipment: 0.6,
  measure: 0.5,
  action: 0.5,
  sign: 0.4,
};
const bodily = /^(?:anatomy|substance|process)$/;

/** Every note on a patient has them: "blood pressure", "heart rate". */
const watched = new Set(
  `blood pressure|systolic pressure|mean arterial pressure|heart rate|pulse|respiratory rate|temperature|oxygen saturation
  |urine output|body weight|level of consciousness|mental state|vital signs`
    .split('|')
    .map((name) => keyOfText(name.trim())),
);

/** "Loop diuretics" is the plural of a name that the lexicon holds, though words in "-ics" mostly are none. */
const entryOf = ({ key }: CountedTerm): TermEntry | undefined =>
  termByKey(key) ?? (key.endsWith('ics') ? termByKey(key.slice(0, -1)) : undefined);

export const classOf = (term: CountedTerm): SemanticClass | null => entryOf(term)?.class ?? term.class;

/** From none to one: what a name is worth as something that is studied. */
export const studiedAs = (term: CountedTerm): number => {
  const semanticClass = classOf(term);
  return semanticClass === null ? 0 : (studied[semanticClass] ?? 0);
};

/**
 * Whether a note is about illness and care, and not about the body and its substances: of the names in it that the lexicon holds, at
 * least half are of diseases, drugs, tests and the like. "Sodium" is what a note on the kidney is made of; one on heart failure only
 * mentions it.
 */
export function isClinical(terms: readonly CountedTerm[]): boolean {
  const sum = (all: readonly CountedTerm[]) =>
    all.reduce((total, { frequency, nested }) => total + frequency - nested, 0);
  const known = terms.filter(({ isKnown }) => isKnown);
  const ill = sum(known.filter((term) => studiedAs(term) > 0));
  return ill > 0 && ill >= sum(known.filter((term) => bodily.test(term.class ?? '')));
}

/** How often a term is mentioned: within a longer name half as much, but "digoxin toxicity" is about digoxin. */
const mentionsOf = ({ frequency, nested, class: semanticClass }: CountedTerm) =>
  semanticClass === 'drug' ? frequency : frequency - nested / 2;

/** Drugs of a class, where the note names the class: "beta blockers such as metoprolol" speaks of one thing. */
function membersOf(term: CountedTerm, terms: readonly CountedTerm[]): readonly CountedTerm[] {
  const entry = entryOf(term);
  return entry?.class === 'drug class'
    ? terms.filter(
        (each) =>
          each.class === 'drug' &&
          each.isKnown &&
          termByKey(keyOfText(each.kind ?? ''))?.concept === entry.concept,
      )
    : [];
}

/** A note is read in so many parts: a subject comes up in several of them. */
const parts = 6;
const leastMentions = 2;

function weightOf(term: CountedTerm, members: readonly CountedTerm[], length: number): number {
  const starts = [term, ...members].flatMap(({ occurrences }) => occurrences.map(({ start }) => start));
  const places = new Set(starts.map((start) => Math.floor((parts * start) / length)));
  const mentions = members.reduce((sum, each) => sum + mentionsOf(each) / 2, mentionsOf(term));
  return mentions < leastMentions
    ? 0
    : mentions * (0.5 + places.size / parts) * (1.5 - Math.min(...starts) / length);
}

/**
 * What a note about illness and care is about: diseases, drugs and their classes, tests and procedures, those first that come up often
 * and all over it. Drugs whose class is among them are none beside it; a part of the body or a substance is one where nothing is
 * named as often.
 */
export function clinicalSubjects(terms: readonly CountedTerm[], length: number): readonly CountedTerm[] {
  const often = Math.max(...terms.map(mentionsOf));
  const weighed = terms.flatMap((term) => {
    const members = membersOf(term, terms);
    const isMade = bodily.test(term.class ?? '') && mentionsOf(term) === often;
    const weight = Math.max(studiedAs(term), isMade ? 1 : 0) * weightOf(term, members, length);
    return weight > 0 ? [{ term, members, weight }] : [];
  });
  const inClass = new Set(weighed.flatMap(({ members }) => members));
  return weighed
    .filter(({ term }) => !inClass.has(term) && !watched.has(term.key) && !isClassName(term.key))
    .toSorted((one, other) => other.weight - one.weight || one.term.first - other.term.first)
    .map(({ term }) => term);
}
