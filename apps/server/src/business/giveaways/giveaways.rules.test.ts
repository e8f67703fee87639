import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Digest,
  type DrawRecord,
  checkDraw,
  drawWinner,
  planWeeks,
  weeksAhead,
  winningNumber,
} from './giveaways.rules.ts';

const digest: Digest = (text) => createHash('sha256').update(text).digest();
const seedOf = (n: number) => createHash('sha256').update(`a fixed seed ${n}`).digest('hex');
const seeds = fc.nat(1_000_000).map(seedOf);

describe('the winning number', () => {
  it('can be recomputed by hand: the first 6 bytes of SHA-256 of "SEED:ID:0", modulo the entries', () => {
    const seed = 'ab'.repeat(32);
    const hash = createHash('sha256').update(`${seed}:7:0`).digest('hex');
    expect(winningNumber(digest, seed, 7, 1000)).toBe(parseInt(hash.slice(0, 12), 16) % 1000);
  });

  it('is one of the entries’ numbers, the same each time, and differs between giveaways', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 99 }),
        (seed, n, id) => {
          const number = winningNumber(digest, seed, id, n);
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThan(n);
          expect(winningNumber(digest, seed, id, n)).toBe(number);
        },
      ),
    );
    const ids = Array.from({ length: 50 }, (_, id) => winningNumber(digest, seedOf(1), id + 1, 1_000_000));
    expect(new Set(ids).size).toBeGreaterThan(45);
  });

  it.each([2, 3, 7, 10, 64])('falls on each of %i entries equally often', (entries) => {
    const draws = 20_000;
    const counts = Array<number>(entries).fill(0);
    for (let n = 0; n < draws; n += 1) {
      const number = winningNumber(digest, seedOf(n), 1, entries);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const expected = draws / entries;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The seeds are fixed, so this result never varies: within 3.3 standard deviations of the mean.
    const freedom = entries - 1;
    expect(chiSquare).toBeLessThan(freedom + 3.3 * Math.sqrt(2 * freedom));
  });

  it('is drawn again if the number would favor the first entries', () => {
    const asked: string[] = [];
    const stub: Digest = (text) => {
      asked.push(text);
      return new Uint8Array(32).fill(asked.length === 1 ? 255 : 0).fill(5, 5, 6);
    };
    expect(winningNumber(stub, 'seed', 3, 2 ** 48 - 2 ** 20)).toBe(5);
    expect(asked).toEqual(['seed:3:0', 'seed:3:1']);
  });

  it.each([0, -1, 1.5, 2 ** 49])('is null among %d entries', (entries) => {
    expect(() => winningNumber(digest, seedOf(1), 1, entries)).toThrow(RangeError);
  });
});

describe('the draw', () => {
  const ids = fc
    .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 60 })
    .map((list) => list.sort((a, b) => a - b));

  it('has a winner among the entrants, and a valid record', () => {
    fc.assert(
      fc.property(seeds, ids, (seed, entrants) => {
        const draw = drawWinner(digest, seed, 9, entrants);
        expect(entrants).toContain(draw.winnerId);
        expect(draw.winnerId).toBe(entrants[draw.winningNumber!]);
        expect(checkDraw(digest, { id: 9, seed, drawnAt: new Date(0), entrants, ...draw })).toEqual([]);
      }),
    );
  });

  it('has none without entrants', () => {
    expect(drawWinner(digest, seedOf(1), 9, [])).toEqual({ entries: 0, winningNumber: null, winnerId: null });
  });

  const entrants = [3, 8, 12, 40];
  const held: DrawRecord = {
    id: 9,
    seed: seedOf(5),
    drawnAt: new Date(0),
    entrants,
    ...drawWinner(digest, seedOf(5), 9, entrants),
  };
  const erased = entrants.map((userId) => (userId === held.winnerId ? null : userId));
  it.each<[string, Partial<DrawRecord>, number]>([
    ['as it was', {}, 0],
    ['not drawn', { drawnAt: null, seed: null }, 1],
    ['with another seed', { seed: seedOf(8) }, 1],
    ['with another winner', { winnerId: entrants.find((it) => it !== held.winnerId)! }, 1],
    ['with another number', { winningNumber: (held.winningNumber! + 1) % 4 }, 1],
    ['with an entry less', { entrants: entrants.slice(0, 3) }, 1],
    ['with an entry twice', { entrants: [3, 3, 12, 40] }, 1],
    ['whose winner’s account is erased', { entrants: erased, winnerId: null }, 0],
  ])('on record %s', (_what, changes, atLeast) => {
    const problems = checkDraw(digest, { ...held, ...changes });
    if (atLeast === 0) expect(problems).toEqual([]);
    else expect(problems.length).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('the weeks', () => {
  const now = new Date('2026-03-04T09:00:00Z');
  const entry = (title: string, from: string, until?: string) => ({
    title,
    description: 'd',
    prize: 'p',
    provider: 'v',
    contact: 'c@example.org',
    from,
    until,
  });
  const plan = (...authored: Parameters<typeof planWeeks>[0]) =>
    planWeeks(authored, now).map(
      ({ title, weekStart }) => `${title} ${weekStart.toISOString().slice(0, 10)}`,
    );

  it.each([
    ['this week', entry('a', '2026-03-02'), ['a 2026-03-02']],
    ['a week that is over', entry('a', '2026-02-23'), []],
    ['from before until after', entry('a', '2026-02-02', '2026-03-09'), ['a 2026-03-02', 'a 2026-03-09']],
    ['a coming week', entry('a', '2026-12-28'), ['a 2026-12-28']],
    ['further than a year', entry('a', '2027-03-15'), []],
  ])('%s', (_what, authored, weeks) => {
    expect(plan(authored)).toEqual(weeks);
  });

  it('have one giveaway each, the first in the list, and last seven days', () => {
    expect(plan(entry('own', '2026-03-09'), entry('sample', '2026-01-05', '2026-03-16'))).toEqual([
      'sample 2026-03-02',
      'own 2026-03-09',
      'sample 2026-03-16',
    ]);
    const year = planWeeks([entry('a', '2026-01-05', '2099-12-28')], now);
    expect(year).toHaveLength(weeksAhead);
    for (const { weekStart, weekEnd } of year)
      expect(weekEnd.getTime() - weekStart.getTime()).toBe(7 * 86_400_000);
  });
});
