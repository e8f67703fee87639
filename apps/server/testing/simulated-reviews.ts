import { type Grade, Rating, createEmptyCard, default_w } from 'ts-fsrs';
import type { Sequence } from '../src/learning/review/fitting.rules.ts';
import { type Reviewed, midnight, modelWith } from '../src/learning/review/review.rules.ts';
import { addDays, daysBetween } from '../src/platform/local-day.rules.ts';

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

const firstDay = '2026-03-02';
const missedADay = 4;

/**
 * A learner whose memory follows known parameters, and who reviews what the published ones make due until reaching this
 * many reviews.
 */
export function reviewsBy(truth: readonly number[], seed: number, reviews: number): Sequence[] {
  const random = randomFrom(seed);
  const memory = modelWith(truth);
  const scheduler = modelWith(null);
  const begin = (day: string) => {
    const at = midnight(day);
    const first: Reviewed[] = [{ day, grade: Rating.Again }];
    const known = (model: typeof memory) => model.next(createEmptyCard(at), at, Rating.Again).card;
    return { truth: known(memory), scheduled: known(scheduler), days: first };
  };
  const questions: ReturnType<typeof begin>[] = [];
  for (let n = 0, made = 0; made < reviews; n += 1) {
    const today = addDays(firstDay, n);
    for (const question of questions) {
      const last = question.days.at(-1)?.day ?? today;
      if (question.scheduled.due > midnight(today) || last === today) continue;
      const recall = memory.forgetting_curve(daysBetween(last, today), question.truth.stability);
      const grade: Grade = random() < recall ? Rating.Good : Rating.Again;
      question.truth = memory.next(question.truth, midnight(today), grade).card;
      question.scheduled = scheduler.next(question.scheduled, midnight(today), grade).card;
      question.days.push({ day: today, grade });
      made += 1;
    }
    for (let m = 0; m < missedADay; m += 1) questions.push(begin(today));
  }
  return questions.map(({ days }) => days);
}

/** Forgets sooner, or later, than most after a miss; and after a recall. */
export const forgetful = default_w.map((one, n) => (n < 3 ? one * 0.3 : n === 8 ? one - 0.6 : one));
export const retentive = default_w.map((one, n) => (n < 3 ? one * 4 : n === 8 ? one + 0.4 : one));
