import type { AuthoredGiveaway } from '@rounds/contract/business/giveaways.content';
import { weekMs, weekStart } from '@rounds/contract/time.rules';

/** How many weeks are prepared when the content is loaded, including the current one. */
export const weeksAhead = 53;

export interface PlannedWeek {
  readonly title: string;
  readonly description: string;
  readonly prize: string;
  readonly provider: string;
  readonly contact: string;
  readonly weekStart: Date;
  readonly weekEnd: Date;
}

/** The giveaways of the current and the coming weeks. If two fall in one week, the earlier one in the list counts. */
export function planWeeks(authored: readonly AuthoredGiveaway[], now: Date): PlannedWeek[] {
  const first = weekStart(now).getTime();
  return Array.from({ length: weeksAhead }, (_, index) => first + index * weekMs).flatMap((start) => {
    const day = new Date(start).toISOString().slice(0, 10);
    const entry = authored.find(({ from, until }) => from <= day && day <= (until ?? from));
    if (!entry) return [];
    const { from: _from, until: _until, ...giveaway } = entry;
    return [{ ...giveaway, weekStart: new Date(start), weekEnd: new Date(start + weekMs) }];
  });
}

/** SHA-256 of a text. */
export type Digest = (text: string) => Uint8Array;

/** How many values a digest's first 6 bytes can have. */
const range = 2 ** 48;

/**
 * The winning number, from 0 up to but not including `entries`. For n = 0, 1, 2 …, the first 6 bytes of SHA-256 of the
 * text "SEED:ID:n", most significant first, form a number below 2^48. The first such number below the largest multiple
 * of `entries` is taken modulo `entries`. Higher numbers are skipped, since they would favor the first entries.
 * @param seed in hexadecimal
 * @throws RangeError when there are no entries
 */
export function winningNumber(digest: Digest, seed: string, giveawayId: number, entries: number): number {
  if (!Number.isSafeInteger(entries) || entries < 1 || entries > range)
    throw new RangeError(`A draw among ${entries} entries`);
  const fair = range - (range % entries);
  for (let n = 0; ; n += 1) {
    const number = digest(`${seed}:${giveawayId}:${n}`)
      .subarray(0, 6)
      .reduce((sum, byte) => sum * 256 + byte, 0);
    if (number < fair) return number % entries;
  }
}

export interface Draw {
  readonly entries: number;
  /** Null without entries. */
  readonly winningNumber: number | null;
  readonly winnerId: number | null;
}

/** Draws among the learners, all equally likely, numbered in order of their ids. */
export function drawWinner(
  digest: Digest,
  seed: string,
  giveawayId: number,
  sortedEntrantIds: readonly number[],
): Draw {
  const entries = sortedEntrantIds.length;
  if (entries === 0) return { entries, winningNumber: null, winnerId: null };
  const number = winningNumber(digest, seed, giveawayId, entries);
  return { entries, winningNumber: number, winnerId: sortedEntrantIds[number] ?? null };
}

/** The record of a draw. */
export interface DrawRecord extends Draw {
  readonly id: number;
  readonly seed: string | null;
  readonly drawnAt: Date | null;
  /** The learners in the list of entries, by number; null for an erased account. */
  readonly entrants: readonly (number | null)[];
}

/** What is inconsistent in a draw's record, as sentences; empty if nothing is. */
export function checkDraw(digest: Digest, record: DrawRecord): string[] {
  const { id, seed, entries, entrants, winnerId } = record;
  if (seed === null || record.drawnAt === null) return ['It has not been drawn.'];
  const known = entrants.filter((userId) => userId !== null);
  const number = entries > 0 ? winningNumber(digest, seed, id, entries) : null;
  const inList = number === null ? null : (entrants[number] ?? null);
  return [
    ...(entrants.length === entries ? [] : [`${entrants.length} entries are kept instead of ${entries}.`]),
    ...(known.every((userId, index) => index === 0 || (known[index - 1] ?? 0) < userId)
      ? []
      : ['The entries are not in order, or one stands twice.']),
    ...(number === record.winningNumber
      ? []
      : [`The seed gives number ${number ?? 'none'}, recorded is ${record.winningNumber ?? 'none'}.`]),
    ...(inList === winnerId
      ? []
      : [`The winner on record is not the one who has number ${number ?? 'none'}.`]),
  ];
}
