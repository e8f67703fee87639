import { anyCase, from, fullName, initialed, namePart, nameIn, placesOf, until, type Place } from './names.ts';

/** How handover sheets and theatre lists have patients: a line or a bed each, with the surname first or in capitals. */
const years = String.raw`(?:1[01]\d|\d{1,2})`;
const bed = anyCase(
  String.raw`(?:bed|room|rm|bay|s\/r|side ?room|cubicle|cub|bedspace|trolley|slot) ?\w{1,4}`,
);
/** "2. ", "- ", "Bed 4:", "S/R 1 – ", "Bay C bed 3 ". */
const marker = String.raw`(?:\d{1,2}[.):] {0,2}|[-–•*] {0,2})`;
const inBed = String.raw`${from}${bed}(?:,? ${bed})?(?: ?[-–—:.,])? `;
const item = String.raw`(?:(?:^|\n)[ \t]{0,4}${marker}?|(?:^|\n)\d{1,2} [-–] |${inBed})`;
const numbered = String.raw`(?:^|\n)[ \t]{0,4}${marker}`;

const surnameFirst = String.raw`${namePart}(?: ${namePart})?, (?:${namePart}\.? )?${namePart}(?: \p{Lu}\.)?`;
const anyOrder = String.raw`(?:${surnameFirst}|${fullName}|${initialed})`;
/** A result, a dose and the width of a tube go on with what they are of or up to. */
const noDose = String.raw`(?![-–.,/]?\d|[%/°]| ?[-–] ?\d| ?(?:mg|mcg|µg|g|kg|ml|mL|cm|mm|mmol|units?|tabs?|caps?|IU|Fr|bpm|tube|catheter|cannula|drain|sheath)(?!\p{L}))`;
/** "61F", "F 54", "78 ♂", "M, 37", "70 female". */
const sexAndAge = String.raw`(?:${years} ?(?:[MF]${until}|[♂♀]|y\/?o${until})|${years},? (?:fe)?male${until}|(?:[MF],? |[♂♀] ?)${years}(?!\d))${noDose}`;
const number = String.raw`[\s|,;:–-]{1,4}\d{6,10}(?![\d.%/-])`;
const between = String.raw`(?:, ?| ?\(| ?[|–-] ?| )`;

const alone = [
  String.raw`${item}(${anyOrder})${between}${sexAndAge}`,
  String.raw`${item}(${anyOrder})${between}${years}(?=${number})`,
  String.raw`${inBed}(${surnameFirst}|${initialed}),? \(?${years}(?=[,;.)]|\s*$| ?[-–—]|\n)${noDose}`,
].map((pattern) => new RegExp(pattern, 'gdu'));

/** "3. D'Souza Marlene 70" reads like a drug and its dose: it counts beside others of a list. */
const beside = new RegExp(
  String.raw`${numbered}(${anyOrder})${between}${years}(?=\s*(?:[|,;)–-]|$|\n))${noDose}`,
  'gdu',
);
const nearest = 300;

/** "“Wee Jeannie” McAllister, 90". */
const nicknamed = [
  String.raw`["“](${namePart}(?: ${namePart})?)["”] (?=${namePart},? \(?${years}[,;.) ])`,
  String.raw`(?<=\p{L}["”] )(${namePart})(?=,? \(?${years}(?:[,;.)]| ?[MF♂♀]))`,
].map((pattern) => new RegExp(pattern, 'gdu'));

/** The names of the patients of a list. */
export function listedNames(text: string): readonly Place[] {
  const namesBy = (pattern: RegExp, fewest: 1 | 2) =>
    placesOf(text, pattern).flatMap((place) => nameIn(place, text, fewest) ?? []);
  const told = alone.flatMap((pattern) => namesBy(pattern, 2));
  const others = told.length > 0 ? namesBy(beside, 2) : [];
  return [
    ...told,
    ...others.filter(({ start }) => told.some((one) => Math.abs(one.start - start) < nearest)),
    ...nicknamed.flatMap((pattern) => namesBy(pattern, 1)),
  ];
}
