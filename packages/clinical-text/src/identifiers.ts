import { withoutEmphasis } from './identifiers/emphasis.ts';
import { wordsIn, type Place } from './identifiers/names.ts';
import { nearNumbers } from './identifiers/near.ts';
import { isLongAgo, numbers, numericDate, townsPostcode } from './identifiers/numbers.ts';
import { datedNames, patientNames } from './identifiers/patients.ts';
import { recurrences } from './identifiers/recurrences.ts';
import { relativesNames } from './identifiers/relatives.ts';
import { tabled } from './identifiers/tables.ts';

/** What can tell who a patient is. */
export const identifierKinds = ['name', 'birth_date', 'record_number', 'phone', 'email', 'address'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/** What it is, and its place in the text. */
export interface Identifier extends Place {
  readonly kind: IdentifierKind;
}

/** How much of a text is looked at. */
const longest = 500_000;

function group({ index, 0: whole, 1: part }: RegExpExecArray): Place {
  if (part === undefined) return { start: index, end: index + whole.length };
  const start = index + whole.lastIndexOf(part);
  return { start, end: start + part.trimEnd().length };
}

/** In lists, a hospital's number stands after a name, its sex and age, with no label. */
const numberAfter =
  /^(?:[ |,;:()\t–-]{1,3}(?:\d{1,3} ?(?:[MFmf♂♀]|y\/?o)?|[MFmf♂♀] ?\d{0,3})){0,2}[ |,;:()\t–-]{1,4}(\d{7,10})(?![\d%/]|[.,-]\d)/u;

/** In handover sheets, so does the date of birth: "Garcia, Maria / 3-14-1958". */
const dateAfter = new RegExp(String.raw`^[ \t]{0,2}[/|][ \t]{0,2}(${numericDate})(?![\d/.-])`);

function numberBeside({ end }: Place, text: string): Identifier | undefined {
  const after = text.slice(end, end + 40);
  const number = numberAfter.exec(after);
  const found = number ?? dateAfter.exec(after);
  if (!found?.[1]) return undefined;
  const last = end + found[0].length;
  return { kind: number ? 'record_number' : 'birth_date', start: last - found[1].length, end: last };
}

/**
 * Finds what looks like a patient's identity, in order, none inside another. Precision first: a name alone is a name
 * in a textbook; it counts where it is labeled or spoken of as a patient's or stands beside an age or, in its line or
 * the next one, a date of birth, a record number or a phone number, and then wherever the text has it or a part of it again. Where a patient is named, so are relatives.
 */
export function findIdentifiers(whole: string): readonly Identifier[] {
  const { plain, inText } = withoutEmphasis(whole.slice(0, longest));
  return findInPlain(plain).map(inText);
}

function findInPlain(text: string): readonly Identifier[] {
  const found: Identifier[] = numbers
    .flatMap(([kind, pattern]) => [...text.matchAll(pattern)].map((match) => ({ kind, ...group(match) })))
    .filter(({ kind, start, end }) => kind !== 'birth_date' || !isLongAgo(text.slice(start, end)));
  const inTables = tabled(text);
  found.push(...inTables.filter(({ kind }) => kind !== 'name'));
  const dated = datedNames(text);
  found.push(...dated.map(({ born }) => ({ kind: 'birth_date' as const, ...born })));
  const isNear = ({ start: place }: Place) =>
    found.some(({ kind, start }) => kind !== 'email' && Math.abs(start - place) < 200);
  const beside = nearNumbers(
    text,
    found.filter(({ kind }) => kind !== 'email' && kind !== 'address'),
  );
  const patients = [
    ...dated.map(({ name }) => name),
    ...inTables.filter(({ kind }) => kind === 'name'),
    ...patientNames(text, isNear),
    ...beside.names,
  ];
  found.push(...beside.born.map((place) => ({ kind: 'birth_date' as const, ...place })));
  const names = patients.length > 0 ? [...patients, ...recurrences(text, told(patients, text))] : [];
  const known = new Set(names.flatMap(({ start, end }) => wordsIn(text.slice(start, end))));
  const relatives = names.length > 0 ? relativesNames(text, known) : [];
  if (relatives.length > 0)
    names.push(...relatives, ...recurrences(text, told([...names, ...relatives], text)));
  if (names.length > 0)
    found.push(
      ...[...text.matchAll(townsPostcode)].map((match) => ({ kind: 'address' as const, ...group(match) })),
    );
  found.push(...names.flatMap((name) => numberBeside(name, text) ?? []));
  const kept: Identifier[] = [];
  for (const each of [...found, ...names.map((place) => ({ kind: 'name' as const, ...place }))].toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  ))
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
    words: [...new Set(found.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')))],
  };
}

const told = (names: readonly Place[], text: string): readonly string[] => [
  ...new Set(names.map(({ start, end }) => text.slice(start, end))),
];

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
