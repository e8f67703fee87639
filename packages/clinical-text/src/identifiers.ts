import { fullName, isName, namePart, patientNames, repeatedNames, withoutOwning } from './patient-names.ts';

/** What can tell who a patient is. */
export const identifierKinds = ['name', 'birth_date', 'record_number', 'phone', 'email', 'address'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

export interface Identifier {
  readonly kind: IdentifierKind;
  /** Place in the text, UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
}

/** How much of a text is looked at. */
const longest = 500_000;

const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const numericDate = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})`;
const date = String.raw`(?:${numericDate}|\d{1,2}(?:st|nd|rd|th)? (?:of )?${month},? \d{4}|${month} \d{1,2}(?:st|nd|rd|th)?,? \d{4})`;
const birthLabel = String.raw`(?:\bd\.? ?o\.? ?b\.?|\bdate of birth|\bbirth ?date|\bborn(?: on)?)`;
const street = String.raw`(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|close|crescent|terrace|square|way|place|pl)`;

/** Patterns that are an identifier by themselves; the first group, where there is one, is the part to mask. */
const patterns: readonly (readonly [IdentifierKind, RegExp])[] = [
  ['email', /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?![\w-])/gi],
  ['birth_date', new RegExp(String.raw`${birthLabel}[:\s-]{0,4}(${date})`, 'gi')],
  [
    'record_number',
    /\b(?:mrn|medical record|hospital|patient|chart|nhs|health card|medicare|insurance|policy|account|case|record|social security|ssn)\s?(?:no\.?|num(?:ber)?|id|#)?[:\s#-]{0,4}((?=[A-Z\d-]{0,5}\d)[A-Z]{0,4}-?\d[\d -]{3,14}\d)(?![\d%/])/gi,
  ],
  ['record_number', /(?<![\d-])(\d{3}-\d{2}-\d{4})(?![\d-])/g],
  [
    'phone',
    /\b(?:tel(?:ephone)?|phone|mobile|cell|contact|pager|fax)\.?(?: (?:no|number))?\.?[:\s-]{0,4}(\+?[\d(][\d ()-]{6,16}\d)/gi,
  ],
  ['phone', /(?<![\d.+-])(\+\d{1,3}[ -]\(?\d{1,4}\)?(?:[ -]\d{2,4}){2,4})(?![\d-])/g],
  ['phone', /(?<![\d.-])((?!8\d\d)(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4})(?![\d-])/g],
  ['phone', /(?<![\d.-])(07\d{3} ?\d{3} ?\d{3})(?!\d)/g],
  [
    'address',
    new RegExp(
      String.raw`(?<![\d.,/-])(\d{1,5}[A-Za-z]? (?:${namePart} ){1,3}${street.replace(/\b[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)}\b\.?(?:, ?(?:apt|flat|unit) ?\w{1,4})?(?:, ${namePart}(?: ${namePart})?)?(?:,? [A-Z]{2} \d{5}(?:-\d{4})?|,? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})?)`,
      'gu',
    ),
  ],
];

const labeledName = new RegExp(
  String.raw`\b(?:patient(?:['’]s)? name|patient|pt|name|client|next of kin)\s?(?::|=|\bis\b)\s?(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.? )?(${fullName})`,
  'giu',
);
const titledName = new RegExp(String.raw`\b(?:Mr|Mrs|Ms|Miss|Mx)\.? (${namePart}(?: ${namePart})?)`, 'gu');
/** "Patient John Smith": a heading would read the same, so it counts beside a date of birth or a number alone. */
const namedPatient = new RegExp(String.raw`\b(?:[Pp]atient|[Pp]t)\.? (${fullName})`, 'gu');
const nameBefore = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:(?:Patient|Pt|Client|Name)\.? )?(${fullName})(?=[\s,(;–-]{1,4}(?:${birthLabel}|mrn\b))`,
  'giu',
);
/** "John Smith (03/04/1961)": what happened to somebody famous has its month in letters, or its year alone. */
const nameAndDate = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:(?:Patient|Pt|Client|Name)\.? )?(${fullName}) ?\((${numericDate})\)`,
  'gdu',
);

function group({ index, 0: whole, 1: part }: RegExpExecArray): { start: number; end: number } {
  if (part === undefined) return { start: index, end: index + whole.length };
  const start = index + whole.lastIndexOf(part);
  return { start, end: start + part.trimEnd().length };
}

/** Of what begins as a name, that: "Maria Lopez presents with" goes on without capitals. */
function nameAlone({ start, end }: { start: number; end: number }, text: string) {
  const [name = ''] =
    /^\S+(?: (?:\p{Lu}|(?:de|van|von|bin|al) \p{Lu})\S*)*/u.exec(text.slice(start, end)) ?? [];
  return withoutOwning({ start, end: start + (name.includes(' ') ? name.length : end - start) }, text);
}

/**
 * Finds what looks like a patient's identity, in order, none inside another. Precision first: a name alone is a name
 * in a textbook; it counts where it is labeled or spoken of as a patient's or stands beside a date of birth or a record number, and
 * then wherever the text has it or a part of it again.
 */
export function findIdentifiers(whole: string): readonly Identifier[] {
  const text = whole.slice(0, longest);
  const found: Identifier[] = patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, ...group(match) })),
  );
  const dated = [...text.matchAll(nameAndDate)].map(({ indices }) => ({
    name: indices?.[1],
    date: indices?.[2],
  }));
  for (const { name, date: born } of dated) {
    if (!name || !born || !isName(text.slice(...name))) continue;
    found.push({ kind: 'name', start: name[0], end: name[1] });
    found.push({ kind: 'birth_date', start: born[0], end: born[1] });
  }
  const near = (place: number) =>
    found.some(({ kind, start }) => kind !== 'email' && Math.abs(start - place) < 200);
  const names = [
    ...[...text.matchAll(labeledName)].map(group),
    ...[...text.matchAll(nameBefore)].map(group),
    ...[...text.matchAll(titledName), ...text.matchAll(namedPatient)]
      .map(group)
      .filter(({ start }) => near(start)),
    ...patientNames(text),
  ]
    .map((place) => nameAlone(place, text))
    .filter(({ start, end }) => isName(text.slice(start, end)));
  const told = [...names, ...found.filter(({ kind }) => kind === 'name')].map(({ start, end }) =>
    text.slice(start, end),
  );
  const all = [...names, ...repeatedNames(text, told)].map((place) => ({ kind: 'name' as const, ...place }));
  const kept: Identifier[] = [];
  for (const each of [...found, ...all].toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  ))
    if (each.start >= (kept.at(-1)?.end ?? 0)) kept.push(each);
  return kept;
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
