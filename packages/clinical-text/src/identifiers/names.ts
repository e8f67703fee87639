import { clinician, degree, formWord, noName, openers, roles } from './words.ts';

/** Where something stands in a text, UTF-16 offsets. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Up to so many names of a text are looked for in the rest of it. */
export const mostNames = 40;

export const namePart = String.raw`(?:\p{Lu}[\p{L}'’-]{1,24})`;
/** In no capitals but its first letter, as abbreviations are. */
export const given = String.raw`\p{Lu}['’\p{Ll}][\p{L}'’-]{0,23}`;
/** What somebody is said to be between commas: "a man, Caucasian, who". */
export const people = String.raw`(?:Caucasian|African|Asian|European|American|Australian|Chinese|Indian|Pakistani|Hispanic|Latin[oa]|English|British|Irish|Scottish|Welsh|French|Spanish|German|Polish|Black|White|Muslim|Christian|Hindu|Jewish|Sikh|Catholic)(?!\p{L})`;
export const particle = '(?:de|da|del|di|dos|la|van|von|der|den|bin|bint|ibn|al|el)';
export const fullName = String.raw`${namePart}(?: (?:\p{Lu}\.|(?:${particle} ){0,2}${namePart})){1,3}`;
/** "T. Yamamoto", "J R Smith". */
export const initialed = String.raw`(?:\p{Lu}\. ?|\p{Lu} ){1,2}${namePart}`;
export const title = String.raw`(?<![\p{L}'’-])(?:Mr|Mrs|Ms|Miss|Mx)\.? `;
/** Nothing of a word before it. */
export const from = String.raw`(?<![\p{L}\d'’-])`;
/** Nothing of a word after it. */
export const until = String.raw`(?![\p{L}\d])`;

/** A pattern's letters in either case, where names around it must keep theirs. */
export const anyCase = (pattern: string): string =>
  pattern.replaceAll(/\\.|[a-z]/g, (one) => (one.length > 1 ? one : `[${one}${one.toUpperCase()}]`));

/** As names are written: "Smith" for "SMITH" and "smith", "O'Brien" for "O'BRIEN". */
export const capitalized = (word: string): string =>
  word === word.toUpperCase() || word === word.toLowerCase()
    ? word.toLowerCase().replaceAll(/(?:^|[-'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : word;

export const placesOf = (text: string, pattern: RegExp): readonly Place[] =>
  [...text.matchAll(pattern)].flatMap(({ indices }) => {
    const [start, end] = indices?.[1] ?? [];
    return start === undefined || end === undefined ? [] : [{ start, end }];
  });

export const wordsIn = (text: string): readonly string[] => text.split(/, ?| /);

/** The words that a text has in small letters. */
export const smallWordsIn = (text: string): Set<string> =>
  new Set(text.match(/(?<![\p{L}\d'’.@_-])\p{Ll}\p{L}+(?![\p{L}@-])/gu));

const isNamePart = (word: string) =>
  /^(?:\p{Lu}|(?:de|da|del|di|dos|la|van|von|der|den|bin|bint|ibn|al|el)$)/u.test(word) &&
  !noName.test(capitalized(word));

export const isName = (text: string): boolean => wordsIn(text).every(isNamePart);

/** Whose something is stands before an "'s", which is not part of the name. */
const withoutOwning = ({ start, end }: Place, text: string): Place => {
  const owning = /['’]s?$/.exec(text.slice(start, end));
  return { start, end: end - (owning?.[0].length ?? 0) };
};

const clinicianBefore = new RegExp(
  String.raw`${from}(?:(?:${clinician}):?|Sister|Matron) (?:${title})?(?:${namePart} |\p{Lu}\.? ?){0,2}$`,
  'u',
);
const clinicianAlone = new RegExp(`^(?:${clinician}|Sister|Matron)$`);
const clinicianAfter = new RegExp(String.raw`^,? \(?(?:${degree})${until}`, 'u');

/** Whether it is a colleague's name by what stands around it. */
export const isClinician = ({ start, end }: Place, text: string): boolean =>
  clinicianBefore.test(text.slice(Math.max(0, start - 40), start)) ||
  clinicianAfter.test(text.slice(end, end + 20));

/**
 * Of what begins like a name, the name: without who or what is said to have it ("Resident Ethel Marsh", "Baby Boy
 * Hernandez", "When Maria Lopez") and what a form has next ("Maria Lopez Age"). Nothing is left of a heading, nor of
 * one word where two were asked for.
 */
export function nameIn({ start, end }: Place, text: string, fewest: 1 | 2): Place | undefined {
  let first = start;
  let least = fewest;
  for (const word of text.slice(start, end).split(' ').slice(0, -1)) {
    if (clinicianAlone.test(word)) return undefined;
    const plain = capitalized(word.replace(/\.$/, ''));
    if (roles.test(plain)) least = 1;
    else if (!openers.test(plain) || /^\p{Lu}\.$/u.test(word)) break;
    first += word.length + 1;
  }
  const form = formWord.exec(text.slice(first, end));
  const place = withoutOwning({ start: first, end: form ? first + form.index : end }, text);
  const name = text.slice(place.start, place.end);
  const isWhole = wordsIn(name).length >= least && /\p{L}{2}/u.test(name);
  return isWhole && isName(name) && !isClinician(place, text) ? place : undefined;
}
