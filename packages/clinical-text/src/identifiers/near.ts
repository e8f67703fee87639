import {
  from,
  given,
  isClinician,
  nameIn,
  particle,
  placesOf,
  smallWordsIn,
  wordsIn,
  type Place,
} from './names.ts';
import { canBeName, isEither, isNoPerson } from './no-person.ts';
import { isLongAgo, numericDate } from './numbers.ts';
import { isNamedAfter } from './words.ts';

/** How far from a number a name of its line or of a line beside it may stand. */
const farthest = 400;

/** Capitalized words in a row, as many as there are: of too many, none are a name. */
const capitals = new RegExp(
  String.raw`${from}(${given}(?: (?:\p{Lu}\.|\p{Lu}(?![\p{L}\d'’.-])|(?:${particle} ){0,2}${given})){1,9})`,
  'gdu',
);
const mostWords = 3;

/** Around a number, its line and the ones before and after it, of which empty ones are none. */
function zoneOf({ start, end }: Place, text: string): Place {
  const [before, after] = [text.slice(Math.max(0, start - farthest), start), text.slice(end, end + farthest)];
  const own = before.lastIndexOf('\n') + 1;
  const above = own > 0 ? before.slice(0, own).trimEnd().lastIndexOf('\n') + 1 : 0;
  const below = after.indexOf('\n');
  const next = below < 0 ? '' : after.slice(below).trimStart();
  const last = next.indexOf('\n');
  return {
    start: start - before.length + above,
    end: end + after.length - (last < 0 ? 0 : next.length - last),
  };
}

const zonesOf = (numbers: readonly Place[], text: string) =>
  numbers.toSorted((one, other) => one.start - other.start).map((place) => zoneOf(place, text));

/** Which of some places, in order, lie in a zone. */
function placesIn(zones: readonly Place[], places: readonly Place[]): readonly Place[] {
  let zone = 0;
  return places.filter(({ start, end }) => {
    while ((zones[zone]?.end ?? Infinity) < end) zone += 1;
    return (zones[zone]?.start ?? Infinity) <= start;
  });
}

/** Nobody is called toll-free, and a service is. */
const tollFree = /^(?:\+?1[ -]?)?\(?8(?:00|33|44|55|66|77|88)\)?[ .-]/;

/** Where somebody is or works, and who writes: no patient's name follows. */
const otherBefore =
  /(?:(?<!\p{L})(?:at|in|near|the|attending|pcp|provider|signed|author|by|manager|supervisor|lecturer|coordinator|social worker|dietitian|interpreter|chaplain)|(?:transferred|discharged|referred) (?:from|to))[:,]? $/iu;
const otherAfter =
  /^(?:\s?[®™©]|\s?:(?! ?(?:\+?\d|\(\d|phone|tel|mobile|cell|mrn|dob|d\.o\.b|date of birth))| ?&)/iu;

const isPerson = (words: readonly string[]) => canBeName(words) && !words.every(isEither);

/** What happened to somebody is told before the name: "Admitted Carlos Ruiz". */
function withoutDeed({ start, end }: Place, text: string): Place {
  const [deed] = /^\p{Lu}\p{Ll}{2,}ed (?=\p{Lu}\S* \p{Lu})/u.exec(text.slice(start, end)) ?? [];
  return deed && isNoPerson(deed.trim()) ? { start: start + deed.length, end } : { start, end };
}

const words = (name: string) => wordsIn(name).filter((word) => /^\p{Lu}[\p{L}'’-]/u.test(word));

/** A date with a line to itself. */
const bareDate = new RegExp(String.raw`(?<=\n)[ \t]{0,4}(${numericDate})(?=[ \t]{0,4}(?:[\r\n]|$))`, 'gdu');
/** What stands between a name that has a line to itself and the date below it. */
const startsLine = /(?:^|\n)[ \t]{0,4}$/;
const lineBreak = /^[ \t]{0,4}\r?\n[ \t]{0,4}$/;

/**
 * Full names in the line of a number that identifies somebody, or in the line before or after it, and the bare dates
 * in a line below such a name, which are dates of birth.
 */
export function nearNumbers(
  text: string,
  numbers: readonly Place[],
): { readonly names: readonly Place[]; readonly born: readonly Place[] } {
  const own = numbers.filter(({ start, end }) => !tollFree.test(text.slice(start, end)));
  if (own.length === 0) return { names: [], born: [] };
  const dates = placesOf(text, bareDate).filter(({ start, end }) => !isLongAgo(text.slice(start, end)));
  const runs = placesOf(text, capitals);
  const nameOf = ({ start, end }: Place) => text.slice(start, end);
  const colleagues = new Set(runs.filter((run) => isClinician(run, text)).map(nameOf));
  const smallWords = smallWordsIn(text);
  const names = placesIn(zonesOf([...own, ...placesIn(zonesOf(own, text), dates)], text), runs).flatMap(
    (run) => {
      const place = nameIn(withoutDeed(run, text), text, 2);
      if (!place || colleagues.has(nameOf(place))) return [];
      const parts = words(nameOf(place));
      const isFull =
        parts.length >= 2 &&
        !parts.some((part) => /['’]s?$/.test(part)) &&
        parts.length <= mostWords &&
        isPerson(parts);
      return isFull &&
        !parts.some((part) => smallWords.has(part.toLowerCase())) &&
        !otherBefore.test(text.slice(Math.max(0, place.start - 24), place.start)) &&
        !otherAfter.test(text.slice(place.end, place.end + 20)) &&
        !isNamedAfter(text.slice(place.end, place.end + 60))
        ? [place]
        : [];
    },
  );
  const ends = names
    .filter(({ start }) => startsLine.test(text.slice(Math.max(0, start - 5), start)))
    .map(({ end }) => end);
  let at = 0;
  const born = dates.filter(({ start }) => {
    while ((ends[at + 1] ?? Infinity) <= start) at += 1;
    return lineBreak.test(text.slice(ends[at] ?? 0, start));
  });
  return { names, born };
}
