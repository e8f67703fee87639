import {
  capitalized,
  from,
  isClinician,
  isName,
  mostNames,
  namePart,
  smallWordsIn,
  title,
  wordsIn,
  type Place,
} from './names.ts';
import { isTreated, says } from './patients.ts';
import { areWords, eponyms, isNamedAfter, openers, roles } from './words.ts';

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
  String.raw`^(?:,? (?:${says}|(?:told|asked|thanked) (?:me|us)(?!\p{L})|(?:is|was) (?:on|admitted|seen|given|taken|transferred|discharged|started|referred)(?!\p{L}))|['’]s )`,
  'u',
);
/** "I warned Violet before": whom something is done to. */
const doneTo = new RegExp(
  String.raw`${from}(?:warned|told|asked|helped|thanked|visited|washed|reassured|met|saw) $`,
  'u',
);
const addressed = new RegExp(String.raw`(?:${title}|${from}(?:[Pp]t|[Pp]atient) )$`, 'u');
const isSpokenOf = ({ start, end }: Place, text: string) =>
  spokenOf.test(text.slice(end, end + 30)) ||
  addressed.test(text.slice(Math.max(0, start - 10), start)) ||
  (doneTo.test(text.slice(Math.max(0, start - 12), start)) && !/^ \p{Lu}/u.test(text.slice(end, end + 2)));

const isNamed = (word: string) =>
  isName(word) && !openers.test(word) && !roles.test(word) && !eponyms.test(word);
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
function withGivenName({ start, end }: Place, text: string): Place | undefined {
  const [before, given = ''] = nameBefore.exec(text.slice(Math.max(0, start - 32), start)) ?? [];
  if (before === undefined || !isNamed(given)) return undefined;
  const whole = { start: start - before.length, end };
  const isCapitals = (word: string) => word === word.toUpperCase();
  if (isClinician(whole, text) || isCapitals(given) !== isCapitals(text.slice(start, end))) return undefined;
  if (!startsSentence(text.slice(Math.max(0, whole.start - 4), whole.start))) return whole;
  return goesOn.test(text.slice(end, end + 30)) && !/(?:ed|ing)$/.test(given) ? whole : undefined;
}

/** A known given name with what follows it: "Robert Brown has". */
function withSurname({ start, end }: Place, text: string): Place | undefined {
  const [after] = nameAfter.exec(text.slice(end, end + 60)) ?? [];
  return after && isNamed(after.trim().split(' ').at(-1) ?? '')
    ? { start, end: end + after.length }
    : undefined;
}

function placesOf(names: readonly string[], text: string, smallWords: ReadonlySet<string>): readonly Place[] {
  const whole = new Set<string>();
  const uncertain = new Set<string>();
  for (const name of names) {
    const words = wordsIn(name).map(capitalized);
    const isSmall = name === name.toLowerCase();
    for (const each of [name, words.join(' '), withInitial(words), withParticle(name)].flat())
      whole.add(each);
    for (const part of words.filter(isWhole).flatMap(withPieces)) {
      const isWord = areWords.test(part) || smallWords.has(part.toLowerCase());
      (isWord ? uncertain : whole).add(part);
      if (isSmall && !isWord) whole.add(part.toLowerCase());
    }
  }
  // One word may be a patient's name in full ("Ms Hill") and a word elsewhere.
  for (const word of whole) if (areWords.test(word)) uncertain.add(word);
  const all = [...new Set([...whole, ...uncertain].flatMap((name) => [name, name.toUpperCase()]))];
  const anywhere = new RegExp(
    String.raw`${from}(?<!\bSt\.? )(?:${all
      .toSorted((one, other) => other.length - one.length)
      .map(escaped)
      .join('|')})(?![\p{L}-])`,
    'gu',
  );
  return [...text.matchAll(anywhere)]
    .map(({ index, 0: name }) => ({ start: index, end: index + name.length }))
    .filter((place) => {
      const isAddressed = addressed.test(text.slice(Math.max(0, place.start - 10), place.start));
      if (isClinician(place, text) || (!isAddressed && isNamedAfter(text.slice(place.end, place.end + 60))))
        return false;
      return !uncertain.has(capitalized(text.slice(place.start, place.end))) || isSpokenOf(place, text);
    });
}

const noShortForm =
  /^(?:The|And|Man|Car|Mar|Mon|Sat|Sun|Wed|Fri|Jan|Feb|Apr|Aug|Sep|Sept|Oct|Nov|Dec|Vit|Med|Meds|Mrs|Miss|Per|Pro|San|Saint|Neo|Can|Cat|Cal)$/;
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
        isNamed(word) &&
        !noShortForm.test(word) &&
        !areWords.test(word) &&
        !smallWords.has(word.toLowerCase()) &&
        !isClinician(place, text) &&
        !isNamedAfter(text.slice(place.end, place.end + 60)) &&
        (isSpokenOf(place, text) || /\p{Ll} $/u.test(text.slice(Math.max(0, place.start - 2), place.start))),
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
    found = placesOf([...told], text, smallWords);
    const surnames = new Set([...told].map((name) => capitalized(wordsIn(name).at(-1) ?? '')));
    for (const place of found) {
      const name = text.slice(place.start, place.end);
      const whole =
        (surnames.has(capitalized(name)) ? withGivenName(place, text) : undefined) ??
        (told.has(name) && !name.includes(' ') ? withSurname(place, text) : undefined);
      if (!whole) continue;
      grown.push(whole);
      if (told.size < mostNames) told.add(text.slice(whole.start, whole.end));
    }
  }
  return [...grown, ...found, ...shortForms(text, [...told], smallWords)];
}
