import { randomInt } from 'node:crypto';

/** See CONTRIBUTING: how long, and from where. */
const given = process.env['FUZZ_RUNS'];
export const runs = Number(given ?? 10);
export const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));

/** Every third of what is known to break programs, others with each turn; all of it where somebody asks for more. */
export const shareOf = <T>(all: readonly T[], turn: number, share = given === undefined ? 3 : 1): T[] =>
  all.filter((_, place) => (place + turn) % share === 0);
