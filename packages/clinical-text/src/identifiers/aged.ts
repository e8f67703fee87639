import { asideRule, rule, type Rule } from './names.ts';
import {
  bed,
  client,
  from,
  fullName,
  given,
  givens,
  inRoom,
  my,
  nameParts,
  patientLabel,
  title,
  until,
  years,
} from './patterns.ts';
import { isPatient, says } from './said.ts';

/** Names beside an age: "Mr. Kowalski, 72M", "Margaret Whitfield, 75, was admitted", "45 y/o female, Maria Lopez". */

/** "Mrs Chen", "Mr Lee Chen", "Nguyen Van Thanh". */
const anyName = `${title}${nameParts}|${fullName}`;

/** "75", "aged 75", "75 years old". */
const age = String.raw`(?:aged? )?${years}(?: ?(?:years?(?:[ -]old)?|-year-old|y\/?o|yrs?|[MF])\b)?`;
/** "a 68-year-old man". */
const yearOld = String.raw`an? \d{1,3}[- ]year[- ]old(?: [\p{L}-]{1,12})?`;
/** ", 75, ", ", a 68-year-old, ", " (68) ". */
const ageApart = String.raw`(?:, (?:${age}(?:,| [-–—])?|${yearOld},?)|,? \(${age}\),?) ?`;
/** An age that a sentence or a line ends with or goes on after, and no dose or number of a page. */
const ageAlone = String.raw`(?:aged? )?${years}(?=[,;.)]|\s*$| ?[-–—] | (?:and|with|on|post|day)${until}|\n)`;

/** "34 yo", "6 months old", "6/12 old": an age as charts have it. */
const chartAge = String.raw`${years} ?(?:\/(?:7|12|52) old|y\/?o|y\.o\.|yrs? old|(?:year|month|week|day)s? old)${until}`;
/** "67M", "78 ♂". A tube's width in French reads the same. */
const chartSex = String.raw`(?:\d{2} ?|\d)(?:[MF]${until}|[♂♀])(?! (?:tube|catheter|cannula|drain|sheath|inserted|placed|in situ))`;
export const charted = `(?:${chartAge}|${chartSex})`;
/** "f, 44", "male 44". */
const sexThenAge = String.raw`(?:[MFmf]|male|female),? ${years}(?=[,;.)\s]|$)`;
/** "44, F", "44 female". */
const ageThenSex = String.raw`${years}(?:, ?| )(?:[MF]${until}|(?:fe)?male(?=[,;.)]|$))`;
/** Set off from the name by a comma or bracket. */
const apart = String.raw`(?:, |,? \()(?:${years} ?[mf]${until}|${sexThenAge}|aged ${years}|${ageThenSex})`;

/** "45 y/o ", "92 year old frail ": of the age, its last digit is enough. */
const yearsOld = String.raw`\d[ -]?(?:y\/?o|yrs?(?: old)?|year[- ]old) (?:[a-z-]{2,15} )?`;
const human = 'female|male|man|woman|lady|gentleman|girl|boy';
const called = '(?:called |named )?';

export const aged: readonly Rule[] = [
  // "Margaret Whitfield, 75, was admitted", "Mr. Okafor (68) has", "Mr. Okafor, a 68-year-old man, came".
  rule(1, from, `(${anyName})`, ageApart, isPatient),
  // "Aisha Rahman is a 34-year-old" says who it is by itself.
  rule(1, from, `(${anyName})`, String.raw`(?:,| is| was) an? \d{1,3}[- ]?(?:year[- ]old|y\/?o)\b`),
  // "Nguyen Van Thanh, 59M", "Fatima Al-Sayed 34 yo", "Mrs Chen (81F)", "Ann Lee, f, 44".
  rule(1, from, `(${anyName})`, String.raw`(?:,? \(?${charted}|${apart})`),
  // "Mr Kowalski is 72 and well", "Mrs Obi aged 66 fell".
  rule(1, `(${title}${nameParts})`, String.raw`(?:(?:, | is |,? \()${ageAlone}|,? aged ${years}${until})`),
  // "Ethel Marsh, room 12, aged 88".
  rule(2, from, `(${fullName}), ${inRoom},? `, String.raw`(?:aged )?${years}(?=[,;.\s]|$)`),
  // "Bed 4 - James Whitmore, 67".
  rule(2, from, bed, String.raw`(?:\s?[-–—:.])? (${fullName}),? \(?${ageAlone}`),
  // "45 y/o female, Maria Gonzalez-Reyes, presents".
  asideRule(
    2,
    String.raw`${yearsOld}(?:${human}|[MF]),? ${called}`,
    `(${fullName})`,
    `(?=,| (?:${isPatient}|${says}))`,
  ),
  // "A 92 year old lady, Winifred, who has HF".
  asideRule(
    1,
    String.raw`${yearsOld}(?:${human}),? ${called}(?<=(?:,|called|named) )`,
    `(${given})`,
    `(?=, (?:who|is|was|has|had|with|came|admitted)${until})`,
  ),
  // "Client Joseph Odhiambo, age 6".
  rule(2, from, patientLabel, String.raw` (${fullName}),? \(?age[d:]? ?${years}${until}`),
  // "Patient, Beatriz (72F)", "client Jasmine (she/her".
  rule(1, from, patientLabel, String.raw`,? (${givens})(?:,? \(?${charted}| \((?:she|he|they)\/)`),
  // "My patient, Beatriz, 72,", "our pt Jasmine (44)".
  rule(1, String.raw`\b${my} (?:pt|${client}),? `, String.raw`(${givens})(?:, ${years},| \(${years}\))`),
];
