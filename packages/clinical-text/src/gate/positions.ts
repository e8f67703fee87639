import { flaw, letter } from './flaws.ts';
import type { Flaw } from './types.ts';

export interface KeyPlace {
  /** The key's index, and how many options there were. */
  readonly index: number;
  readonly of: number;
}

/** Over a scenario: no letter holds the key more often than `most` times. */
export function checkKeyPositions(places: readonly KeyPlace[], most = 2): readonly Flaw[] {
  const counts = Map.groupBy(places, (place) => place.index);
  return [...counts].flatMap(([index, group]) =>
    group.length > most
      ? [flaw('key-positions', 'questions', `The key stands at ${letter(index)} ${group.length} times.`)]
      : [],
  );
}

/** The upper 1 % points of chi-square for 1 to 5 degrees of freedom. */
const critical = [6.63, 9.21, 11.34, 13.28, 15.09];
const enough = 20;

/** Over many items: letters that hold the key far more or less often than chance, by chi-square at 1 %. */
export function checkKeyBalance(places: readonly KeyPlace[], where: string): readonly Flaw[] {
  if (places.length < enough) return [];
  const width = Math.max(...places.map((place) => place.of));
  const letters = Array.from({ length: width }, (_, index) => ({
    index,
    seen: places.filter((place) => place.index === index).length,
    expected: places.reduce((sum, place) => sum + (index < place.of ? 1 / place.of : 0), 0),
  }));
  // A fifth option is rare; cells too small for chi-square are left out.
  const cells = letters.filter((each) => each.expected >= 5);
  const chi = cells.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0);
  const limit = critical[Math.min(cells.length - 1, critical.length) - 1];
  if (limit === undefined || chi <= limit) return [];
  const spread = letters
    .map(({ index, seen, expected }) => `${letter(index)} ${seen} (expected ${expected.toFixed(0)})`)
    .join(', ');
  return [flaw('key-balance', where, `Keys are not spread by chance: ${spread}.`)];
}

/**
 * Over many scenarios: whether the keys of the first four items take turns, so that whoever had three right gets the fourth for
 * nothing. With four options each they all differ in 9 % of scenarios by chance.
 */
export function checkKeyPattern(scenarios: readonly (readonly KeyPlace[])[], where: string): readonly Flaw[] {
  const long = scenarios.filter((places) => places.length >= 4);
  if (long.length < enough) return [];
  const turns = long.filter(
    (places) => new Set(places.slice(0, 4).map(({ index }) => index)).size === 4,
  ).length;
  if (turns / long.length <= 0.4) return [];
  return [
    flaw('key-pattern', where, `In ${turns} of ${long.length} scenarios the first four keys all differ.`),
  ];
}

/**
 * Over many items with one longest option: how often it is the key. Above 35 % length can be guessed by; below 10 % the
 * longest option can be struck off.
 */
export function checkLengthBalance(
  items: readonly { readonly longestIsKey: boolean }[],
  where: string,
): readonly Flaw[] {
  if (items.length < enough) return [];
  const hits = items.filter((item) => item.longestIsKey).length;
  const share = hits / items.length;
  if (share >= 0.1 && share <= 0.35) return [];
  return [
    flaw(
      'key-length-balance',
      where,
      `Where one option is the longest, it is the key in ${hits} of ${items.length} items.`,
    ),
  ];
}
