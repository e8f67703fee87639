import {
  anyCase,
  from,
  fullName,
  initialed,
  nameIn,
  namePart,
  placesOf,
  title,
  until,
  wordsIn,
  type Place,
} from './names.ts';
import { canBeName } from './no-person.ts';

/** How handover sheets and theatre lists have patients: a line or a bed each, the surname first or in capitals. */
const years = String.raw`(?:1[01]\d|\d{1,2})`;
const bed = anyCase(
  String.raw`(?:bed|room|rm|bay|s\/r|side ?room|cubicle|cub|bedspace|trolley|slot) ?\w{1,4}`,
);
/** "2. ", "- ", "| ", "B1 ". */
const marker = String.raw`(?:\d{1,2}[.):] {0,2}|[-–•*|] {0,2}|[A-Z]?\d{1,2}[ .):–-]{1,3})`;
/** "Bed 4: ", "S/R 1 – ", "Bay C bed 3 ". */
const inBed = String.raw`${from}${bed}(?:,? ${bed})?(?: ?[-–—:.,/])? `;
const item = String.raw`(?:(?:^|\n)[ \t]{0,4}${marker}?|${inBed})`;

const surnameFirst = String.raw`${namePart}(?: ${namePart})?, (?:\p{Lu}\.|(?![MF])\p{Lu}${until}|(?:${namePart}\.? )?${namePart}(?: \p{Lu}\.)?)`;
const surnameInCapitals = String.raw`\p{Lu}[\p{Lu}'’-]{2,24} ${namePart}(?<!\p{Lu})`;
const anyOrder = String.raw`(?:${surnameFirst}|${fullName}|${initialed})`;

/** A result, a dose and the width of a tube go on with what they are of or up to. */
const noDose = String.raw`(?![-–.,/]?\d|[%/°]| ?[-–] ?\d{1,3}(?!\d)| ?(?:mg|mcg|µg|g|kg|ml|mL|cm|mm|mmol|units?|tabs?|caps?|IU|Fr|bpm|tube|catheter|cannula|drain|sheath)(?!\p{L}))`;
const gap = String.raw`[ ,|\t]{1,3}`;
/** "61F", "F 54", "78 ♂", "M, 37", "70 | M", "70 female". */
const sexAndAge = String.raw`(?:${years}(?:${gap})?(?:[MF]${until}|[♂♀]|y\/?o${until}|(?:fe)?male${until})|(?:[MF]${gap}|[♂♀] ?)${years}${until})${noDose}`;
const number = String.raw`[\s|,;:–-]{1,4}\d{6,10}(?![\d%/]|[.-]\d)`;
const between = String.raw`(?: ?\(| ?[|–-] ?|${gap})`;
const ended = String.raw`(?=[,;.)]|\s*$| ?[-–—|]|\n)`;

const alone = [
  String.raw`${item}(${anyOrder})${between}${sexAndAge}`,
  String.raw`${item}(${anyOrder})${between}${years}(?=${number})`,
  String.raw`${inBed}(${surnameFirst}|${initialed}),? \(?${years}${ended}${noDose}`,
].map((pattern) => new RegExp(pattern, 'gdu'));

/** "3. Brown, Arthur 70" reads like a drug and its dose: it counts beside others of a list. */
const amongOthers = new RegExp(
  String.raw`(?:^|\n)[ \t]{0,4}${marker}(${surnameFirst}|${surnameInCapitals})${between}${years}${ended}${noDose}`,
  'gdu',
);
const nearest = 300;

/** "Bed 3 “Wee Jeannie” McAllister, 90". */
const nickname = String.raw`["“'‘](?:${namePart}(?: ${namePart})?)["”'’] `;
const ofPerson = String.raw`(?:${item}|${from}(?:[Pp]t|[Pp]atient|[Cc]lient|[Rr]esident) |${title})`;
const nicknamed = [
  String.raw`${ofPerson}${nickname.replace('(?:', '(')}(?=${namePart},? \(?${years}${until})`,
  String.raw`${ofPerson}${nickname}(${namePart})(?=,? \(?${years}${until})`,
].map((pattern) => new RegExp(pattern, 'gdu'));

/** "Bed 6 Whitmore J. stable", "Room 7 / Maria Garcia /": in a bed without an age. */
const bedded = [
  String.raw`${inBed}(${surnameFirst}|${initialed}|${namePart} \p{Lu}\.)(?=[\s,;/.)]|$)`,
  String.raw`${inBed}(${fullName})(?= ?[/|;])`,
].map((pattern) => new RegExp(pattern, 'gdu'));

/** The names of the patients of a list. */
export function listedNames(text: string): readonly Place[] {
  const namesBy = (pattern: RegExp, fewest: 1 | 2) =>
    placesOf(text, pattern).flatMap((place) => nameIn(place, text, fewest) ?? []);
  const inBeds = bedded
    .flatMap((pattern) => namesBy(pattern, 1))
    .filter(({ start, end }) => canBeName(wordsIn(text.slice(start, end)).filter((word) => word.length > 2)));
  const told = [...alone.flatMap((pattern) => namesBy(pattern, 2)), ...inBeds];
  const others = told.length > 0 ? namesBy(amongOthers, 2) : [];
  return [
    ...told,
    ...others.filter(({ start }) => told.some((one) => Math.abs(one.start - start) < nearest)),
    ...nicknamed.flatMap((pattern) => namesBy(pattern, 1)),
  ];
}
