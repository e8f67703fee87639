import { isClinician } from './clinicians.ts';
import { mostNames, namesBy, rule, type Rule } from './names.ts';
import { from, namePart, title, until } from './patterns.ts';
import { after, placesOf, textAt, type Place } from './places.ts';
import { isTreated, says } from './said.ts';
import { wordsIn } from './words.ts';

/** Names after a title, which a textbook's scientist or a colleague may have: "Mrs Margaret Whitfield", "Mr. Kowalski". */

export const titled: readonly Rule[] = [
  // "Mrs Margaret Whitfield".
  rule(2, title, `(${namePart}(?<!['’]s?) ${namePart})`),
  // "Mrs. Whitfield's potassium".
  rule(1, title, String.raw`(\p{Lu}[\p{L}-]{1,24})(?=['’]s? \p{Ll})`),
  // "Mr Kowalski c/o SOB".
  rule(1, `(${title}${namePart}) `, String.raw`c\/o${until}`),
];

const surname = rule(1, title, `(${namePart})`);
const isSpokenOf = new RegExp(String.raw`^(?:,? (?:${says}|${isTreated})|['’]s? \p{Ll})`, 'u');

/** "Mr. Kowalski", where the note has him twice and speaks of him as a patient once, or has a name in full that is his. */
export function titledPatients(text: string): readonly Place[] {
  const nameOf = (place: Place) => textAt(place, text);
  const colleagues = new Set(
    placesOf(text, surname.pattern)
      .filter((place) => isClinician(place, text))
      .map(nameOf),
  );
  const all = namesBy([surname], text).filter((place) => !colleagues.has(nameOf(place)));
  const spoken = new Set(all.filter((place) => isSpokenOf.test(after(place, text, 30))).map(nameOf));
  const times = new Map<string, number>();
  for (const name of all.map(nameOf)) times.set(name, (times.get(name) ?? 0) + 1);
  const surnames = [...times.keys()].slice(0, mostNames);
  if (surnames.length === 0) return [];
  const inFull = rule(
    2,
    from,
    String.raw`(${namePart} (?:\p{Lu}\. )?(?:${surnames.join('|')}))(?![\p{L}'’-])`,
  );
  // No "Assisted Chen", and no "Mr Chen" itself.
  const fully = namesBy([inFull], text).filter((place) => /^\p{L}+(?<!ed|ing) /u.test(nameOf(place)));
  const owners = new Set(fully.map((place) => wordsIn(nameOf(place)).at(-1)));
  return [
    ...all.filter((place) => {
      const name = nameOf(place);
      return owners.has(name) || (spoken.has(name) && (times.get(name) ?? 0) > 1);
    }),
    ...fully,
  ];
}
