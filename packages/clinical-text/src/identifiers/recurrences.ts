import { isClinician } from './clinicians.ts';
import { isNamedAfter } from './named-after.ts';
import { isRestOfName, mostNames } from './names.ts';
import { isWordToo } from './no-names.ts';
import { from, namePart, title, until } from './patterns.ts';
import { after, before, textAt, type Place } from './places.ts';
import { isDoneTo, isTreated, says } from './said.ts';
import { capitalized, setOf, smallWordsIn, wordsIn } from './words.ts';

/** Where a text has a known name or a part of it again: "Okafor needs oxygen", "S. Adeyemi", "Teo" for Teodora. */

/** How often names that others have shown are looked for in turn. */
const mostRounds = 3;

const escaped = (name: string) => name.replaceAll('.', String.raw`\.?`).replaceAll(/['’]/g, "['’]");
const isWhole = (part: string) => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(part);
/** Before a surname, "S. Adeyemi" and "S Adeyemi" for Samuel. */
const withInitial = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 && /^\p{Lu}\p{L}/u.test(first) ? [`${first[0] ?? ''}. ${others.at(-1) ?? ''}`] : [];
/** "van der Berg". */
const withParticle = (name: string) => / ((?:\p{Ll}+ ){1,2}\p{Lu}\S+)$/u.exec(name)?.[1] ?? [];
/** Of "Gonzalez-Reyes", each. */
const withPieces = (part: string) => [
  part,
  ...part.split('-').filter((piece) => piece !== part && piece.length > 3),
];

/** What shows that a name that is a word as well is somebody's here: "Grace says", "Ms Hill". */
const spokenOf = new RegExp(
  String.raw`^(?:,? (?:${says}|(?:told|asked|thanked) (?:me|us)${until}|${isDoneTo})|['’]s )`,
  'u',
);
/** "I warned Violet before": whom something is done to. */
const doneTo = new RegExp(
  String.raw`${from}(?:warned|told|asked|helped|thanked|visited|washed|reassured|met|saw) $`,
  'u',
);
const addressed = new RegExp(`(?:${title}|${from}(?:[Pp]t|[Pp]atient) )$`, 'u');
const isAddressed = (place: Place, text: string) => addressed.test(before(place, text, 10));
const isSpokenOf = (place: Place, text: string) =>
  spokenOf.test(after(place, text, 30)) ||
  isAddressed(place, text) ||
  (doneTo.test(before(place, text, 12)) && !/^ \p{Lu}/u.test(after(place, text, 2)));

const nameBefore = new RegExp(String.raw`${from}(${namePart}) (?:\p{Lu}\. )?$`, 'u');
const nameAfter = new RegExp(
  String.raw`^ (?:\p{Lu}\. )?\p{Lu}['’\p{Ll}][\p{L}'’-]{1,24}(?= (?:${says}|${isTreated}))`,
  'u',
);
/** Whether what stands before a word ends a sentence or a line, or opens a quotation. */
const startsSentence = (before: string) =>
  before.includes('\n') || /(?:^|[.!?:;•*–"“„«‘'([-])$/u.test(before.trimEnd());
const goesOn = new RegExp(String.raw`^(?:[,(:]|['’]s | \(| (?:${says}|${isTreated}))`, 'u');

/** A known surname with the given name before it: "driver Tyrone B. Jackson"; no "Assisted Jackson with". */
function withGivenName(surname: Place, text: string): Place | undefined {
  const [more, given = ''] = nameBefore.exec(before(surname, text, 32)) ?? [];
  if (more === undefined || !isRestOfName(given)) return undefined;
  const whole = { ...surname, start: surname.start - more.length };
  const isCapitals = (word: string) => word === word.toUpperCase();
  if (isClinician(whole, text) || isCapitals(given) !== isCapitals(textAt(surname, text))) return undefined;
  if (!startsSentence(before(whole, text, 4))) return whole;
  return goesOn.test(after(surname, text, 30)) && !/(?:ed|ing)$/.test(given) ? whole : undefined;
}

/** A known given name with what follows it: "Robert Brown has". */
function withSurname(given: Place, text: string): Place | undefined {
  const [more] = nameAfter.exec(after(given, text, 60)) ?? [];
  return more && isRestOfName(more.trim().split(' ').at(-1) ?? '')
    ? { ...given, end: given.end + more.length }
    : undefined;
}

/** A known name whole or in part as a text may have it, and which of these are words as well. */
function formsOf(names: readonly string[], smallWords: ReadonlySet<string>) {
  const whole = new Set<string>();
  const uncertain = new Set<string>();
  for (const name of names) {
    const words = wordsIn(name).map(capitalized);
    const isSmall = name === name.toLowerCase();
    for (const each of [name, words.join(' '), withInitial(words), withParticle(name)].flat())
      whole.add(each);
    for (const part of words.filter(isWhole).flatMap(withPieces)) {
      const isWord = isWordToo(part) || smallWords.has(part.toLowerCase());
      (isWord ? uncertain : whole).add(part);
      if (isSmall && !isWord) whole.add(part.toLowerCase());
    }
  }
  // One word may be a patient's name in full ("Ms Hill") and a word elsewhere.
  for (const word of whole) if (isWordToo(word)) uncertain.add(word);
  return {
    all: [...new Set([...whole, ...uncertain].flatMap((name) => [name, name.toUpperCase()]))],
    uncertain,
  };
}

function placesOfNames(
  names: readonly string[],
  text: string,
  smallWords: ReadonlySet<string>,
): readonly Place[] {
  const { all, uncertain } = formsOf(names, smallWords);
  const longestFirst = all.toSorted((one, other) => other.length - one.length).map(escaped);
  const anywhere = new RegExp(
    String.raw`${from}(?<!\bSt\.? )(?:${longestFirst.join('|')})(?![\p{L}-])`,
    'gu',
  );
  return [...text.matchAll(anywhere)]
    .map(({ index, 0: name }) => ({ start: index, end: index + name.length }))
    .filter(
      (place) =>
        !isClinician(place, text) &&
        (isAddressed(place, text) || !isNamedAfter(after(place, text, 60))) &&
        (!uncertain.has(capitalized(textAt(place, text))) || isSpokenOf(place, text)),
    );
}

/** Words as short as "Teo" that stand for something else. */
const noShortForm = setOf(
  `the and man car mar mon sat sun wed fri jan feb apr aug sep sept oct nov dec vit med meds mrs miss per pro san saint neo
  can cat cal`,
);
const short = new RegExp(String.raw`${from}\p{Lu}\p{Ll}{2,4}(?![\p{L}\d’'-])`, 'gu');

/** "Teo" for Teodora, in a sentence or where Teo is spoken of. */
function shortForms(
  text: string,
  names: readonly string[],
  smallWords: ReadonlySet<string>,
): readonly Place[] {
  const given = names
    .map((name) => capitalized(wordsIn(name)[0] ?? ''))
    .filter((word) => /^\p{Lu}\p{Ll}{5,}$/u.test(word));
  if (given.length === 0) return [];
  return [...text.matchAll(short)]
    .map(({ index, 0: word }) => ({ word, start: index, end: index + word.length }))
    .filter(
      ({ word, ...place }) =>
        given.some((name) => name.startsWith(word)) &&
        isRestOfName(word) &&
        !noShortForm.has(word.toLowerCase()) &&
        !isWordToo(word) &&
        !smallWords.has(word.toLowerCase()) &&
        !isClinician(place, text) &&
        !isNamedAfter(after(place, text, 60)) &&
        (isSpokenOf(place, text) || /\p{Ll} $/u.test(before(place, text, 2))),
    );
}

/** Where else in a text the same people are named: in full, by a part of their name, or by a known part and another. */
export function recurrences(text: string, names: readonly string[]): readonly Place[] {
  const told = new Set(names.slice(0, mostNames));
  const smallWords = smallWordsIn(text);
  const grown: Place[] = [];
  let found: readonly Place[] = [];
  // A name in small letters is not a word that the note has as well.
  for (const name of told)
    if (name === name.toLowerCase()) for (const word of wordsIn(name)) smallWords.delete(word);
  for (let size = 0, round = 0; size < told.size && round < mostRounds; round += 1) {
    size = told.size;
    found = placesOfNames([...told], text, smallWords);
    const surnames = new Set([...told].map((name) => capitalized(wordsIn(name).at(-1) ?? '')));
    for (const place of found) {
      const name = textAt(place, text);
      const whole =
        (surnames.has(capitalized(name)) ? withGivenName(place, text) : undefined) ??
        (told.has(name) && !name.includes(' ') ? withSurname(place, text) : undefined);
      if (!whole) continue;
      grown.push(whole);
      if (told.size < mostNames) told.add(textAt(whole, text));
    }
  }
  return [...grown, ...found, ...shortForms(text, [...told], smallWords)];
}
