import { describe, expect, it } from 'vitest';
import { addDays } from '../../platform/local-day.rules.ts';
import { type DatedAnswer, type Schedule, chooseDue, scheduleOf } from './review.rules.ts';

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

/**
 * A memory model other than FSRS's own. It decays along a power curve (Wixted & Ebbesen 1991), down to 90% in
 * `stability` days. A recall at that point makes it 2.5 times as stable, as in SM-2; an earlier recall less, a later
 * one more (the spacing effect). Reading the question with its explanation has part of that effect (the testing effect:
 * Rowland 2014).
 */
interface Memory {
  stability: number;
  seenOn: number;
}
const recallOf = ({ stability, seenOn }: Memory, day: number) => 1 / (1 + (day - seenOn) / (9 * stability));
const growth = 1.5 / Math.sqrt(0.1);
/** After a miss and its explanation. */
const newStability = 1;

/** Sees a question again; returns whether it was recalled, or would have been. */
function see(memory: Memory, day: number, chance: number, effect: number): boolean {
  const recall = recallOf(memory, day);
  const isRecalled = chance < recall;
  memory.stability = isRecalled
    ? memory.stability * (1 + effect * growth * Math.sqrt(1 - recall))
    : Math.max(memory.stability / 3, newStability);
  memory.seenOn = day;
  return isRecalled;
}

const seconds = { right: 60, wrong: 90, read: 45 };
const missedADay = 5;
const missingDays = 40;
const days = 90;
const dailyLimit = 20;
const firstDay = '2026-03-02';
const dayOf = (day: number) => addDays(firstDay, day);

interface Item extends Schedule {
  readonly memory: Memory;
  readonly answers: DatedAnswer[];
}

const missedOn = (day: number): DatedAnswer => ({ day: dayOf(day), credit: 0, confidence: null });
const meanRecall = (memories: readonly Memory[], day: number) =>
  memories.reduce((sum, memory) => sum + recallOf(memory, day), 0) / memories.length;

/**
 * 200 questions are missed in the first 40 days. One learner reviews what is due. The other spends the same seconds
 * each day reading what they haven't seen for the longest time, the best possible order for reading.
 */
function simulate(seed: number, readingEffect: number) {
  const random = randomFrom(seed);
  const items: Item[] = [];
  const read: Memory[] = [];
  for (let day = 0; day < days; day += 1) {
    const today = dayOf(day);
    const due = chooseDue(
      items.filter(({ dueOn }) => dueOn <= today),
      today,
      dailyLimit,
    );
    let spent = 0;
    for (const item of due) {
      const isRight = see(item.memory, day, random(), 1);
      spent += isRight ? seconds.right : seconds.wrong;
      item.answers.push({ day: today, credit: Number(isRight), confidence: null });
      Object.assign(item, scheduleOf(item.answers));
    }
    const longestAgo = read
      .toSorted((a, b) => a.seenOn - b.seenOn)
      .slice(0, Math.floor(spent / seconds.read));
    for (const memory of longestAgo) see(memory, day, random(), readingEffect);
    if (day >= missingDays) continue;
    for (let n = 0; n < missedADay; n += 1) {
      const answers = [missedOn(day)];
      const memory = { stability: newStability, seenOn: day };
      items.push({ ...scheduleOf(answers)!, memory, answers });
      read.push({ ...memory });
    }
  }
  return {
    reviewed: meanRecall(
      items.map(({ memory }) => memory),
      days,
    ),
    read: meanRecall(read, days),
  };
}

describe('review versus rereading in the same time', () => {
  it.each([
    ['a quarter', 0.25, 0.2],
    ['half', 0.5, 0.08],
    ['all', 1, 0.02],
  ])('retains more when reading does %s of what recalling does', (_, effect, more) => {
    for (const seed of [1, 2, 3]) {
      const { reviewed, read } = simulate(seed, effect);
      expect(reviewed).toBeGreaterThan(0.9);
      expect(reviewed).toBeGreaterThan(read + more);
    }
  });
});
