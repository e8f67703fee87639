import { isClinician, isTrade } from './clinicians.ts';
import { canBeName, type Evidence } from './no-names.ts';
import { particle } from './patterns.ts';
import { placesOf, textAt, type Place } from './places.ts';
import { setOf, wordsIn } from './words.ts';

/** What of a text that begins like a name is the name: where it begins and ends, or that it is none. */

/** Up to so many names of a text are looked for in the rest of it. */
export const mostNames = 40;

/** Who somebody is said to be, before their name: "Resident Ethel Marsh", "Baby Boy Hernandez". */
const roles = setOf(
  `patient pt client resident name baby boy girl infant newborn neonate twin driver passenger pedestrian victim student
  gentleman lady mr mrs ms miss mx`,
);
/** What a sentence or a heading begins with: "When Maria Lopez", "Handover Maria Lopez". */
const openers = setOf(
  `a an the this that these those in on at by for from with to of and but or so then today tonight yesterday later now once
  when while after before since until if as although though because however meanwhile also both my our his her their poor
  is was are were has had does did can could should why how what saw met seen gave given took taught told spoke left found
  helped meet see visit report handover note re subject case new old elderly known admitted only even unlike like here
  there`,
);
/** Where a form goes on after a name: "Maria Lopez Age 45". */
const nextField =
  / (?:Age|DOB|Dob|D\.O\.B|Sex|Gender|Date|MRN|Ward|WARD|Room|Bed|BED|Male|Female|AGE|SEX|Admitted|Diagnosis|History|Hosp|HOSP|NHS|ID|Address|Phone|Tel)(?![\p{L}]).*$/su;

const capitalOrParticle = new RegExp(String.raw`^(?:\p{Lu}|${particle}$)`, 'u');

/** Whether words are written like a name and may be one. */
function isName(text: string, evidence: Evidence): boolean {
  const words = wordsIn(text);
  return words.every((word) => capitalOrParticle.test(word)) && canBeName(words, evidence);
}

/** Whether one word beside a known name is the rest of it: "Robert" of "Robert Brown", and no "When" or "Mr". */
export function isRestOfName(word: string): boolean {
  const small = word.toLowerCase();
  return isName(word, 'kin') && !openers.has(small) && !roles.has(small);
}

/** Whose something is stands before an "'s", which is not part of the name. */
const withoutOwning = (place: Place, text: string): Place => {
  const owning = /['’]s?$/.exec(textAt(place, text));
  return { ...place, end: place.end - (owning?.[0].length ?? 0) };
};

/**
 * Of what begins like a name, the name: without who or what is said to have it and what a form has next. Nothing is
 * left of a heading, nor of one word where two were asked for.
 */
export function nameIn(
  { start, end }: Place,
  text: string,
  fewest: 1 | 2,
  evidence: Evidence = 'told',
): Place | undefined {
  let first = start;
  let least = fewest;
  for (const word of text.slice(start, end).split(' ').slice(0, -1)) {
    if (isTrade(word)) return undefined;
    const plain = word.replace(/\.$/, '').toLowerCase();
    if (roles.has(plain)) least = 1;
    else if (!openers.has(plain) || /^\p{Lu}\.$/u.test(word)) break;
    first += word.length + 1;
  }
  const field = nextField.exec(text.slice(first, end));
  const place = withoutOwning({ start: first, end: field ? first + field.index : end }, text);
  const name = textAt(place, text);
  const isWhole = wordsIn(name).length >= least && /\p{L}{2}/u.test(name);
  return isWhole && isName(name, evidence) && !isClinician(place, text) ? place : undefined;
}

/** A way to tell that a name is somebody's: the pattern's first group is the name. */
export interface Rule {
  readonly pattern: RegExp;
  /** Whether the surname or given name alone is enough; two words otherwise. */
  readonly fewest: 1 | 2;
  /** What says that it is a name; a label, a title or an age if nothing is said. */
  readonly evidence?: Evidence;
}
/** A rule, of a pattern in parts. */
export const rule = (fewest: 1 | 2, ...parts: readonly string[]): Rule => ({
  fewest,
  pattern: new RegExp(parts.join(''), 'gdu'),
});

/** A rule of names between commas after who somebody is: "a man, Arthur, who". */
export const asideRule = (...args: Parameters<typeof rule>): Rule => ({
  ...rule(...args),
  evidence: 'aside',
});

/** The names that rules find. */
export const namesBy = (rules: readonly Rule[], text: string): readonly Place[] =>
  rules.flatMap(({ pattern, fewest, evidence }) =>
    placesOf(text, pattern).flatMap((place) => nameIn(place, text, fewest, evidence) ?? []),
  );
