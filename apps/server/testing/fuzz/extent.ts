import { randomInt } from 'node:crypto';

/** How long to run, and the seed: see CONTRIBUTING. */
const given = process.env['FUZZ_RUNS'];
export const runs = Number(given ?? 10);
export const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));

/** A third of the known program-breakers, a different one each turn; all of them in a longer run. */
export const shareOf = <T>(all: readonly T[], turn: number, share = given === undefined ? 3 : 1): T[] =>
  all.filter((_, place) => (place + turn) % share === 0);
