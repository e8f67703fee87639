import { townsPostcode } from './identifiers/addresses.ts';
import { datedNames } from './identifiers/before-dates.ts';
import { withoutEmphasis } from './identifiers/emphasis.ts';
import { nearNumbers } from './identifiers/near.ts';
import { numberBeside, numbersIn } from './identifiers/numbers.ts';
import { inOtherLanguages } from './identifiers/other-languages.ts';
import { patientNames } from './identifiers/patients.ts';
import { textAt, type Identifier, type IdentifierKind, type Place } from './identifiers/places.ts';
import { recurrences } from './identifiers/recurrences.ts';
import { relativesNames } from './identifiers/relatives.ts';
import { tabled } from './identifiers/tables.ts';
import { wordsIn } from './identifiers/words.ts';

/** How much of a text is looked at. */
const longest = 500_000;

/**
 * Finds what looks like a patient's identity, in order, none inside another. Precision first: a name alone is a name
 * in a textbook; it counts where it is labeled or spoken of as a patient's or stands beside an age or, in its line or
 * the next one, a date of birth, a record number or a phone number, and then wherever the text has it or a part of it
 * again. Where a patient is named, so are relatives.
 */
export function findIdentifiers(whole: string): readonly Identifier[] {
  const { plain, inText } = withoutEmphasis(whole.slice(0, longest));
  return findInPlain(plain).map(inText);
}

const ofKind =
  (kind: IdentifierKind) =>
  ({ start, end }: Place): Identifier => ({ kind, start, end });

function findInPlain(text: string): readonly Identifier[] {
  const labeled = [...tabled(text), ...inOtherLanguages(text)];
  const dated = datedNames(text);
  const numbers: readonly Identifier[] = [
    ...numbersIn(text),
    ...labeled.filter(({ kind }) => kind !== 'name'),
    ...dated.map(({ born }) => born).map(ofKind('birth_date')),
  ];
  const isNear = ({ start: place }: Place) =>
    numbers.some(({ kind, start }) => kind !== 'email' && Math.abs(start - place) < 200);
  const beside = nearNumbers(
    text,
    numbers.filter(({ kind }) => kind !== 'email' && kind !== 'address'),
  );
  const patients = [
    ...dated.map(({ name }) => name),
    ...labeled.filter(({ kind }) => kind === 'name'),
    ...patientNames(text, isNear),
    ...beside.names,
  ];
  const names = patients.length > 0 ? withRelatives(withRecurrences(patients, text), text) : [];
  return withoutNested([
    ...numbers,
    ...beside.born.map(ofKind('birth_date')),
    ...(names.length > 0 ? [...text.matchAll(townsPostcode)] : []).map(({ index, 0: postcode }) =>
      ofKind('address')({ start: index, end: index + postcode.length }),
    ),
    ...names.flatMap((name) => numberBeside(name, text) ?? []),
    ...names.map(ofKind('name')),
  ]);
}

const withRecurrences = (names: readonly Place[], text: string): readonly Place[] => [
  ...names,
  ...recurrences(text, [...new Set(names.map((name) => textAt(name, text)))]),
];

function withRelatives(names: readonly Place[], text: string): readonly Place[] {
  const known = new Set(names.flatMap((name) => wordsIn(textAt(name, text))));
  const relatives = relativesNames(text, known);
  return relatives.length > 0 ? withRecurrences([...names, ...relatives], text) : names;
}

/** In order of their places, the longest of those that begin at one. */
function withoutNested(found: readonly Identifier[]): readonly Identifier[] {
  const kept: Identifier[] = [];
  for (const each of found.toSorted((one, other) => one.start - other.start || other.end - one.end))
    if (each.start >= (kept.at(-1)?.end ?? 0)) kept.push(each);
  return kept;
}

/** What to say of a text's identifiers: each kind once, and each of their words once, in order. */
export interface IdentifierSummary {
  readonly kinds: readonly IdentifierKind[];
  readonly words: readonly string[];
}

export function summarizeIdentifiers(text: string): IdentifierSummary {
  const found = findIdentifiers(text);
  return {
    kinds: [...new Set(found.map(({ kind }) => kind))],
    words: [...new Set(found.map((one) => textAt(one, text).replace(/\s+/g, ' ')))],
  };
}

const masks: Readonly<Record<IdentifierKind, string>> = {
  name: '[name]',
  birth_date: '[date of birth]',
  record_number: '[record number]',
  phone: '[phone number]',
  email: '[email]',
  address: '[address]',
};

/** What stands in the place of an identifier. */
export const maskOf = (kind: IdentifierKind): string => masks[kind];

/** Where the first mask stands in a text; null if it has none. */
export function firstMaskIn(text: string): Place | null {
  const places = Object.values(masks).flatMap((mask) => {
    const start = text.indexOf(mask);
    return start < 0 ? [] : [{ start, end: start + mask.length }];
  });
  return places.toSorted((one, other) => one.start - other.start)[0] ?? null;
}

function maskOnce(text: string, found: readonly Identifier[]): string {
  let masked = '';
  let at = 0;
  for (const { kind, start, end } of found) {
    masked += text.slice(at, start) + masks[kind];
    at = end;
  }
  return masked + text.slice(at);
}

const maxRounds = 20;

/** The text with each identifier replaced by what it was; what a mask uncovers is masked too. */
export function maskIdentifiers(text: string): string {
  let masked = text;
  for (let round = 0; round < maxRounds; round += 1) {
    const found = findIdentifiers(masked);
    if (found.length === 0) break;
    masked = maskOnce(masked, found);
  }
  return masked;
}
