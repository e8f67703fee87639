import { nameLabel } from './labeled.ts';
import { canBeName } from './no-names.ts';
import { client, from, my, patientLabel, titles, until, years } from './patterns.ts';
import { placesOf, textAt, type Place } from './places.ts';
import { wordsIn } from './words.ts';

/** Names in small letters, which count only with a label or title and an age or another field beside them. */

const word = "[a-z][a-z'’-]";
const anyTitle = titles.toLowerCase();
const surname = `${word}{2,20}`;
/** "ms" before two words may be an illness. */
const titlesAlone = 'mr|mrs|miss|mx';
const oldAge = String.raw`y\/?o|yrs?`;
/** ", f, 44", " (44 yrs", " dob". */
const nextField = String.raw`,? \(?(?:[mf],? ${years}|${years} ?(?:[mf]|${oldAge})|(?:fe)?male|dob|DOB|mrn|MRN)${until}`;

const patterns = [
  // "pt: anna kowalczyk, f, 44".
  String.raw`(?:${patientLabel} )?(?:${nameLabel}|${patientLabel})\s?[:=]\s?(${word}{1,20}(?: ${word}{1,20}){1,2})${nextField}`,
  // "mr smith, 72m".
  String.raw`(?:${anyTitle})\.? (${surname}),? \(?\d{2,3} ?[mf]${until}`,
  // "my pt is mr. tobias grunewald 69 yo".
  String.raw`${my} (?:pt|${client}) (?:(?:is|was|called|named) )?(?:${anyTitle})\.? (${surname}(?: ${surname})?)(?=,? \(?${years}${until}| ?[,.;(]| (?:w\/|with|who|from|in|on|is|was)${until}|\s*$)`,
  // "mrs eileen o'dowd, 88f".
  String.raw`(?:${titlesAlone})\.? (${surname} ${surname}),? \(?\d{2,3} ?(?:[mf]|${oldAge})${until}`,
].map((pattern) => new RegExp(from + pattern, 'gdu'));

/** The patients' names in small letters. */
export const inSmallLetters = (text: string): readonly Place[] =>
  patterns
    .flatMap((pattern) => placesOf(text, pattern))
    .filter((place) => canBeName(wordsIn(textAt(place, text)), 'told'));
