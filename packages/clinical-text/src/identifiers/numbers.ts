import { addresses } from './addresses.ts';
import { birthDate, isLongAgo, numericDate } from './dates.ts';
import { after, textAt, type Identifier, type IdentifierKind, type Place } from './places.ts';

/** Identifiers that are told by their form or by the label before them: "MRN 4478213", "maria@example.org". */

const email = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?![\w-])/gi;

const recordLabel =
  'mrn|medical record|hosp(?:ital)?|patient|chart|nhs|health card|medicare|insurance|policy|account|acct|encounter|case|record|social security|ssn';
const numberSign = String.raw`\.?\s?(?:no\.?|num(?:ber)?|id|#)?[:\s#-]{0,4}`;
/** No years: "account 2019-2020". */
const noPeriod = String.raw`(?!(?:19|20)\d\d ?- ?(?:19|20)\d\d(?!\d))`;
const records = [
  // "Hospital number RX0087341", "NHS no 485 777 3456".
  new RegExp(
    String.raw`\b(?:${recordLabel})${numberSign}((?=[A-Z\d-]{0,5}\d)${noPeriod}[A-Z]{0,4}-?\d[\d -]{3,14}\d)(?![\d%/])`,
    'gi',
  ),
  // A US social security number, "219-09-9999".
  /(?<![\d-])(\d{3}-\d{2}-\d{4})(?![\d-])/g,
];

const phoneLabel = 'tel(?:ephone)?|phone|mobile|cell|contact|pager|fax';
const international = [
  // "+44 7700 900233", "+1 (212) 555-0147".
  String.raw`\+\d{1,3}[ -]\(?\d{1,4}\)?(?:[ -]\d{2,4}){2,4}`,
  // "+44 7700 900233" in two parts: "+353 861234567".
  String.raw`\+(?:[17]|[2-9]\d{1,2})[ -]\(?\d{2,5}\)?[ -]\d{5,8}`,
  // "+447700900233".
  String.raw`\+(?:1[2-9]\d{9}|[2-9]\d{10,12})`,
];
const british = [
  // "07700 900461".
  String.raw`07\d{3} ?\d{3} ?\d{3}`,
  // "0044 7700 900461".
  String.raw`00[2-9]\d{1,2} \d{2,5} \d{5,8}`,
  // "020 7946 0812", "0151 496 0123", "01539 720000".
  String.raw`02\d \d{4} \d{4}|01\d{2,3} \d{3} \d{4}|01\d{3} \d{6}`,
];
const phones = [
  // "Phone: 020 7946 0018".
  new RegExp(
    String.raw`\b(?:${phoneLabel})\.?(?: (?:no|number))?\.?[:\s-]{0,4}(\+?[\d(][\d ()-]{6,16}\d)`,
    'gi',
  ),
  new RegExp(String.raw`(?<![\d.+-])(${international.join('|')})(?![\d-])`, 'g'),
  // "(212) 555-0147", "503.555.0177"; toll-free numbers are services'.
  /(?<![\d.-])((?!8\d\d)(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4})(?![\d-])/g,
  new RegExp(String.raw`(?<![\d./-])(${british.join('|')})(?![\d-])`, 'g'),
];

/** The first group, where there is one, is the part to mask. */
const byForm: readonly (readonly [IdentifierKind, readonly RegExp[]])[] = [
  ['email', [email]],
  ['birth_date', [new RegExp(birthDate, 'gi')]],
  ['record_number', records],
  ['phone', phones],
  ['address', addresses],
];

function firstGroup({ index, 0: whole, 1: part }: RegExpExecArray): Place {
  if (part === undefined) return { start: index, end: index + whole.length };
  const start = index + whole.lastIndexOf(part);
  return { start, end: start + part.trimEnd().length };
}

/** What is an identifier by itself. */
export const numbersIn = (text: string): readonly Identifier[] =>
  byForm
    .flatMap(([kind, patterns]) =>
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map((match) => ({ kind, ...firstGroup(match) })),
      ),
    )
    .filter((found) => found.kind !== 'birth_date' || !isLongAgo(textAt(found, text)));

const sexAndAge = String.raw`\d{1,3} ?(?:[MFmf♂♀]|y\/?o)?|[MFmf♂♀] ?\d{0,3}`;
/** In lists, a hospital's number stands after a name, its sex and age, with no label: "LINDQVIST Astrid F 54 | 0047719". */
const numberAfter = new RegExp(
  String.raw`^(?:[ |,;:()\t–-]{1,3}(?:${sexAndAge})){0,2}[ |,;:()\t–-]{1,4}(\d{7,10})(?![\d%/]|[.,-]\d)`,
  'u',
);
/** In handover sheets, so does the date of birth: "Garcia, Maria / 3-14-1958". */
const dateAfter = new RegExp(String.raw`^[ \t]{0,2}[/|][ \t]{0,2}(${numericDate})(?![\d/.-])`);

/** The number or date that is a patient's since it stands after the name. */
export function numberBeside(name: Place, text: string): Identifier | undefined {
  const next = after(name, text, 40);
  const number = numberAfter.exec(next);
  const found = number ?? dateAfter.exec(next);
  if (!found?.[1]) return undefined;
  const last = name.end + found[0].length;
  return { kind: number ? 'record_number' : 'birth_date', start: last - found[1].length, end: last };
}
