import { namesBy, rule } from './names.ts';
import { canBeName } from './no-names.ts';
import {
  from,
  fullName,
  initialed,
  listedBed,
  namePart,
  nameParts,
  patient,
  title,
  until,
  years,
} from './patterns.ts';
import { textAt, type Place } from './places.ts';
import { wordsIn } from './words.ts';

/** How handover sheets and theatre lists have patients: a line or a bed each, the surname first or in capitals. */

/** "2. ", "- ", "| ", "B1 ". */
const marker = String.raw`(?:\d{1,2}[.):] {0,2}|[-–•*|] {0,2}|[A-Z]?\d{1,2}[ .):–-]{1,3})`;
const lineStart = String.raw`(?:^|\n)[ \t]{0,4}`;
/** "Bed 4: ", "S/R 1 – ", "Bay C bed 3 ". */
const inBed = String.raw`${from}${listedBed}(?:,? ${listedBed})?(?: ?[-–—:.,/])? `;
const item = `(?:${lineStart}${marker}?|${inBed})`;

/** "Okonkwo, Blessing", "Ellis, J.", "Rahman, Md. Shafiq"; the letter of a sex is no initial. */
const surnameFirst = String.raw`${nameParts}, (?:\p{Lu}\.|(?![MF])\p{Lu}${until}|(?:${namePart}\.? )?${namePart}(?: \p{Lu}\.)?)`;
/** "LINDQVIST Astrid". */
const surnameInCapitals = String.raw`\p{Lu}[\p{Lu}'’-]{2,24} ${namePart}(?<!\p{Lu})`;
const anyOrder = `(?:${surnameFirst}|${fullName}|${initialed})`;

/** A result, a dose and the width of a tube go on with what they are of or up to. */
const units =
  'mg|mcg|µg|g|kg|ml|mL|cm|mm|mmol|units?|tabs?|caps?|IU|Fr|bpm|tube|catheter|cannula|drain|sheath';
const noDose = String.raw`(?![-–.,/]?\d|[%/°]| ?[-–] ?\d{1,3}(?!\d)| ?(?:${units})(?!\p{L}))`;
const gap = String.raw`[ ,|\t]{1,3}`;
/** "61F", "78 ♂", "70 | M", "70 female". */
const ageThenSex = String.raw`${years}(?:${gap})?(?:[MF]${until}|[♂♀]|y\/?o${until}|(?:fe)?male${until})`;
/** "F 54", "M, 37". */
const sexThenAge = String.raw`(?:[MF]${gap}|[♂♀] ?)${years}${until}`;
const sexAndAge = `(?:${ageThenSex}|${sexThenAge})${noDose}`;
/** " | 0047719". */
const number = String.raw`[\s|,;:–-]{1,4}\d{6,10}(?![\d%/]|[.-]\d)`;
const between = String.raw`(?: ?\(| ?[|–-] ?|${gap})`;
const ended = String.raw`(?=[,;.)]|\s*$| ?[-–—|]|\n)`;

const alone = [
  // "S/R 1: Okonkwo, Blessing 61F", "| Smith, John | 72 | M |".
  rule(2, item, `(${anyOrder})`, between, sexAndAge),
  // "Xu Li 45 | 0050017".
  rule(2, item, `(${anyOrder})`, between, `${years}(?=${number})`),
  // "Trolley 2 – Ellis, J. 80".
  rule(2, inBed, `(${surnameFirst}|${initialed})`, String.raw`,? \(?${years}${ended}${noDose}`),
];

/** "3. Brown, Arthur 70" reads like a drug and its dose: it counts beside others of a list. */
const amongOthers = rule(
  2,
  `${lineStart}${marker}`,
  `(${surnameFirst}|${surnameInCapitals})`,
  `${between}${years}${ended}${noDose}`,
);
const nearest = 300;

/** "Bed 3 “Wee Jeannie” McAllister, 90". */
const called = String.raw`(?:${item}|${from}${patient} |${title})["“'‘]`;
const ofAge = String.raw`,? \(?${years}${until}`;
const nicknamed = [
  rule(1, called, `(${nameParts})`, `["”'’] (?=${namePart}${ofAge})`),
  rule(1, called, `(?:${nameParts})["”'’] `, `(${namePart})`, `(?=${ofAge})`),
];

/** In a bed without an age. */
const bedded = [
  // "Bed 6 Whitmore J. stable", "Bed 6: J. Whitmore, obs stable".
  rule(1, inBed, String.raw`(${surnameFirst}|${initialed}|${namePart} \p{Lu}\.)(?=[\s,;/.)]|$)`),
  // "Room 7 / Maria Garcia /".
  rule(1, inBed, `(${fullName})(?= ?[/|;])`),
];
const isInBed = (place: Place, text: string) =>
  canBeName(
    wordsIn(textAt(place, text)).filter((word) => word.length > 2),
    'placed',
  );

/** The names of the patients of a list. */
export function listedNames(text: string): readonly Place[] {
  const told = [...namesBy(alone, text), ...namesBy(bedded, text).filter((place) => isInBed(place, text))];
  const others = told.length > 0 ? namesBy([amongOthers], text) : [];
  return [
    ...told,
    ...others.filter(({ start }) => told.some((one) => Math.abs(one.start - start) < nearest)),
    ...namesBy(nicknamed, text),
  ];
}
