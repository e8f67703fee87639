import { charted } from './aged.ts';
import { birthDate, isLongAgo, labeledBirth, numericDate } from './dates.ts';
import { nameIn, namesBy, rule, type Rule } from './names.ts';
import { canBeName } from './no-names.ts';
import { from, fullName, namePart, nameParts, patient, title, until } from './patterns.ts';
import { after, textAt, type Place } from './places.ts';
import { wordsIn } from './words.ts';

/** Names before a date of birth or a record number: "JOHN DOE 55 M DOB", "Lopez, Maria MRN", "John Smith (03/04/1961)". */

/** "Lopez, Maria", "Smith,John A". */
const surnameFirst = String.raw`${namePart}, ?${namePart}(?: \p{Lu}(?=\s))?`;
const beforeLabel = rule(
  1,
  from,
  `(${fullName}|${surnameFirst})`,
  `(?:,? ${charted})?`,
  String.raw`(?=[\s,(;–-]{1,4}(?:${labeledBirth}|[Mm][Rr][Nn]${until}))`,
);
/** Above a label there may be a heading: "Chief Complaint" and in the next line "MRN". */
const isNoHeading = (place: Place, text: string) =>
  !/^[ \t,(;\r–-]{0,3}\n/.test(after(place, text, 4)) || canBeName(wordsIn(textAt(place, text)), 'placed');

/** Names with a label of a date of birth or a record number after them. */
export const labeledAfter = (text: string): readonly Place[] =>
  namesBy([beforeLabel], text).filter((place) => isNoHeading(place, text));

const born = new RegExp(String.raw`^[\s,(;–-]{1,4}${birthDate}`, 'iu');
/** "Marie Curie (born 7 November 1867)". */
export const isBornLongAgo = (name: Place, text: string): boolean =>
  isLongAgo(born.exec(after(name, text, 60))?.[1] ?? '');

/** What a heading may read like, too: it counts beside a date of birth or a number alone. */
export const besideNumbers: readonly Rule[] = [
  // "Mrs. Okafor, date of birth 1948-11-02".
  rule(1, `${title}(${nameParts})`),
  // "Pt Anna de Keller admitted, MRN 4567821".
  rule(2, from, patient, String.raw`\.? (${fullName})`),
  // "driver Tyrone B. Jackson, SSN 219-09-9999".
  rule(2, from, String.raw`(?:[Dd]river|[Pp]assenger|[Vv]ictim) (${namePart} (?:\p{Lu}\. )?${namePart})`),
];

/** "John Smith (03/04/1961)": what happened to somebody famous has its month in letters, or its year alone. */
const nameAndDate = new RegExp(String.raw`${from}(${fullName}) ?\((${numericDate})\)`, 'gdu');

/** Names beside a numeric date in brackets, and the dates. */
export function datedNames(text: string): readonly { readonly name: Place; readonly born: Place }[] {
  return [...text.matchAll(nameAndDate)].flatMap(({ indices }) => {
    const [, name, date] = indices ?? [];
    if (!name || !date || isLongAgo(text.slice(...date))) return [];
    const place = nameIn({ start: name[0], end: name[1] }, text, 2);
    return place ? [{ name: place, born: { start: date[0], end: date[1] } }] : [];
  });
}
