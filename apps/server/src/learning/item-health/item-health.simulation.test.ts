import { describe, expect, it } from 'vitest';
import { type HealthAnswer, type HealthItem, itemHealthOf } from './item-health.rules.ts';

/** A reproducible sequence of numbers between 0 and 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const questions = 100;
const labels = ['beginner', 'intermediate', 'advanced'] as const;
const kinds = ['wrong key', 'two keys', 'no discrimination'] as const;
type Kind = (typeof kinds)[number] | 'good';
const key = 0;
const second = 1;

/**
 * Learners of known ability answer 100 questions with four options, of which every tenth is bad. A question is half a
 * logit off its label. A learner who doesn't know guesses an option.
 */
function simulate(seed: number, learners = 300) {
  const random = randomFrom(seed);
  const items = Array.from({ length: questions }, (_, index) => {
    const kind: Kind = index % 10 === 0 ? kinds[(index / 10 + seed) % 3]! : 'good';
    const label = index % 3;
    const truly = label - 1 + 0.5 * normal(random);
    const item: HealthItem = {
      item: `${index}`,
      difficulty: labels[label]!,
      choice: { options: 4, key },
      reports: [],
    };
    return { kind, truly, item };
  });
  const choose = (kind: Kind, truly: number, ability: number): number => {
    const knows = random() < 1 / (1 + Math.exp(truly - ability));
    if (kind === 'no discrimination') return random() < 0.5 ? key : Math.floor(random() * 4);
    if (!knows) return Math.floor(random() * 4);
    if (kind === 'wrong key') return second;
    return kind === 'two keys' && random() < 0.5 ? second : key;
  };
  const answers = Array.from({ length: learners }, (_, learner) => {
    const ability = normal(random);
    return items.map(({ kind, truly, item }): HealthAnswer => {
      const option = choose(kind, truly, ability);
      const credit = Number(option === key);
      return { learner, item: item.item, option, credit, confidence: null, seconds: 40 };
    });
  }).flat();
  const kindOf = new Map(items.map(({ item, kind }) => [item.item, kind]));
  return itemHealthOf(
    items.map(({ item }) => item),
    answers,
  ).map(({ item, flags }) => ({ kind: kindOf.get(item)!, flags }));
}

describe('300 simulated learners and 100 questions, 10 of them bad', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('find 9 of 10, with false alarms below 5 % (seed %i)', (seed) => {
    const all = simulate(seed);
    const bad = all.filter(({ kind }) => kind !== 'good');
    const found = bad.filter(({ flags }) => flags.length > 0);
    const alarms = all.filter(({ kind, flags }) => kind === 'good' && flags.length > 0);
    const missed = bad.filter(({ flags }) => flags.length === 0).map(({ kind }) => kind);
    process.stdout.write(
      `seed ${seed}: found ${found.length} of ${bad.length}${missed.map((kind) => `, missed ${kind}`).join('')}; ` +
        `${alarms.length} false alarms of ${all.length - bad.length}: ${alarms.map(({ flags }) => flags.join('+')).join(' ')}\n`,
    );
    expect(bad).toHaveLength(10);
    expect(found.length).toBeGreaterThanOrEqual(9);
    expect(alarms.length / (all.length - bad.length)).toBeLessThan(0.05);
  });

  // Rates hold over many samples, not for each ten questions. The thresholds were set on the seeds above, not on these.
  it('find 9 of 10 in twenty other samples, with false alarms below 5 %', () => {
    const samples = Array.from({ length: 20 }, (_, n) => simulate(101 + n));
    const flagged = (all: ReturnType<typeof simulate>) => all.filter(({ flags }) => flags.length > 0).length;
    const bad = samples.map((all) => flagged(all.filter(({ kind }) => kind !== 'good')));
    const good = samples.map((all) => flagged(all.filter(({ kind }) => kind === 'good')));
    const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
    expect(total(bad) / (10 * samples.length)).toBeGreaterThanOrEqual(0.95);
    expect(total(good) / (90 * samples.length)).toBeLessThan(0.03);
    expect(bad.filter((found) => found >= 9).length).toBeGreaterThanOrEqual(18);
    expect(good.filter((alarms) => alarms / 90 < 0.05).length).toBeGreaterThanOrEqual(18);
  }, 60_000);

  it.each([5, 20, 40, 80])('raise few false alarms when only %i learners have answered', (learners) => {
    const good = [1, 2, 3, 4]
      .flatMap((seed) => simulate(seed, learners))
      .filter(({ kind }) => kind === 'good');
    const alarms = good.filter(({ flags }) => flags.length > 0);
    expect(alarms.length / good.length).toBeLessThan(0.05);
  });
});
