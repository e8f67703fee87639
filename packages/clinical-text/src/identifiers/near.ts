import { isClinician } from './clinicians.ts';
import { isLongAgo, numericDate } from './dates.ts';
import { isNamedAfter } from './named-after.ts';
import { nameIn } from './names.ts';
import { canBeName } from './no-names.ts';
import { from, given, particle } from './patterns.ts';
import { after, before, placesOf, textAt, type Place } from './places.ts';
import { smallWordsIn, wordsIn } from './words.ts';

/** Full names near a number that identifies somebody: "Carlos Ruiz admitted 11/12/2025 to ICU. MRN 445566". */

/** How far from a number a name of its line or of a line beside it may stand. */
const farthest = 400;

/** Capitalized words in a row, as many as there are: of too many, none are a name. */
const capitals = new RegExp(
  String.raw`${from}(${given}(?: (?:\p{Lu}\.|\p{Lu}(?![\p{L}\d'’.-])|(?:${particle} ){0,2}${given})){1,9})`,
  'gdu',
);
const mostWords = 3;

/** Around a number, its line and the ones before and after it, of which empty ones are none. */
function zoneOf(number: Place, text: string): Place {
  const above = before(number, text, farthest);
  const below = after(number, text, farthest);
  const own = above.lastIndexOf('\n') + 1;
  const first = own > 0 ? above.slice(0, own).trimEnd().lastIndexOf('\n') + 1 : 0;
  const ends = below.indexOf('\n');
  const next = ends < 0 ? '' : below.slice(ends).trimStart();
  const last = next.indexOf('\n');
  return {
    start: number.start - above.length + first,
    end: number.end + below.length - (last < 0 ? 0 : next.length - last),
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
const others =
  'at|in|near|the|attending|pcp|provider|signed|author|by|manager|supervisor|lecturer|coordinator|social worker|dietitian|interpreter|chaplain';
const otherBefore = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${others})|(?:transferred|discharged|referred) (?:from|to))[:,]? $`,
  'iu',
);
/** A brand, a firm, or a label of something else than a number. */
const otherAfter =
  /^(?:\s?[®™©]|\s?:(?! ?(?:\+?\d|\(\d|phone|tel|mobile|cell|mrn|dob|d\.o\.b|date of birth))| ?&)/iu;

/** What happened to somebody is told before the name: "Admitted Carlos Ruiz". */
function withoutDeed({ start, end }: Place, text: string): Place {
  const [deed] = /^\p{Lu}\p{Ll}{2,}ed (?=\p{Lu}\S* \p{Lu})/u.exec(text.slice(start, end)) ?? [];
  return deed && !canBeName([deed.trim()], 'placed') ? { start: start + deed.length, end } : { start, end };
}

/** Whether a name has all its parts and could be somebody's. */
function isFull(name: string, smallWords: ReadonlySet<string>): boolean {
  const parts = wordsIn(name).filter((word) => /^\p{Lu}[\p{L}'’-]/u.test(word));
  return (
    parts.length >= 2 &&
    parts.length <= mostWords &&
    !parts.some((part) => /['’]s?$/.test(part) || smallWords.has(part.toLowerCase())) &&
    canBeName(parts, 'near')
  );
}

/** Whether what stands around a name says that it is no patient's. */
const isAnother = (place: Place, text: string) =>
  otherBefore.test(before(place, text, 24)) ||
  otherAfter.test(after(place, text, 20)) ||
  isNamedAfter(after(place, text, 60));

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
  const own = numbers.filter((number) => !tollFree.test(textAt(number, text)));
  if (own.length === 0) return { names: [], born: [] };
  const dates = placesOf(text, bareDate).filter((place) => !isLongAgo(textAt(place, text)));
  const runs = placesOf(text, capitals);
  const colleagues = new Set(runs.filter((run) => isClinician(run, text)).map((run) => textAt(run, text)));
  const smallWords = smallWordsIn(text);
  const zones = zonesOf([...own, ...placesIn(zonesOf(own, text), dates)], text);
  const names = placesIn(zones, runs).flatMap((run) => {
    const place = nameIn(withoutDeed(run, text), text, 2);
    if (!place || isAnother(place, text)) return [];
    const name = textAt(place, text);
    return !colleagues.has(name) && isFull(name, smallWords) ? [place] : [];
  });
  return { names, born: bornBelow(names, dates, text) };
}

/** The dates that have a line to themselves below a name that has one, too. */
function bornBelow(names: readonly Place[], dates: readonly Place[], text: string): readonly Place[] {
  const ends = names.filter((name) => startsLine.test(before(name, text, 5))).map(({ end }) => end);
  let at = 0;
  return dates.filter(({ start }) => {
    while ((ends[at + 1] ?? Infinity) <= start) at += 1;
    return lineBreak.test(text.slice(ends[at] ?? 0, start));
  });
}
