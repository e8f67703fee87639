import fc from 'fast-check';
import { FSRS, type Grade, Rating, createEmptyCard, generatorParameters } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../platform/local-day.rules.ts';
import {
  type DatedAnswer,
  chooseDue,
  gradeFor,
  midnight,
  modelWith,
  needsReview,
  recallOn,
  scheduleOf,
} from './review.rules.ts';

const start = '2026-03-02';
const right = (days: number, changes: Partial<DatedAnswer> = {}): DatedAnswer => ({
  day: addDays(start, days),
  credit: 1,
  confidence: null,
  ...changes,
});
const wrong = (days: number): DatedAnswer => right(days, { credit: 0 });

describe('how well an answer was recalled', () => {
  it.each([
    [0, null, Rating.Again],
    [0.4, 'sure', Rating.Again],
    [0.5, null, Rating.Hard],
    [0.9, 'sure', Rating.Hard],
    [1, 'guess', Rating.Hard],
    [1, 'unsure', Rating.Good],
    [1, 'sure', Rating.Good],
    [1, null, Rating.Good],
  ] as const)('with a credit of %s and confidence %s gets %s', (credit, confidence, grade) => {
    expect(gradeFor({ credit, confidence })).toBe(grade);
    expect(needsReview({ credit, confidence })).toBe(grade < Rating.Good);
  });
});

describe('the day on which a question comes back', () => {
  it('is never if it was answered right with confidence', () => {
    expect(scheduleOf([])).toBeNull();
    expect(scheduleOf([right(0), right(9, { confidence: 'unsure' })])).toBeNull();
  });

  it('is soon after a miss or a lucky guess, and later after each right answer', () => {
    const missed = scheduleOf([wrong(0)])!;
    expect(missed).toMatchObject({ dueOn: addDays(start, 1), repetitions: 1, lapses: 0 });
    expect(scheduleOf([right(0, { confidence: 'guess' })])!.dueOn > start).toBe(true);
    const once = scheduleOf([wrong(0), right(1)])!;
    const twice = scheduleOf([wrong(0), right(1), right(daysBetween(start, once.dueOn))])!;
    const interval = ({ dueOn, reviewedOn }: typeof missed) => daysBetween(reviewedOn, dueOn);
    expect(interval(once)).toBeGreaterThan(interval(missed));
    expect(interval(twice)).toBeGreaterThan(interval(once));
    const lapsed = scheduleOf([wrong(0), right(1), wrong(5)])!;
    expect(interval(lapsed)).toBeLessThan(interval(once));
    expect(lapsed.lapses).toBe(1);
  });

  it('counts from the first miss on: earlier knowledge says nothing about forgetting', () => {
    expect(scheduleOf([right(0), wrong(3)])).toEqual(scheduleOf([wrong(3)]));
  });

  it('counts a day once, by its worst answer', () => {
    expect(scheduleOf([wrong(0), right(0), right(0)])).toEqual(scheduleOf([wrong(0)]));
    expect(scheduleOf([wrong(0), right(4), wrong(4)])).toEqual(scheduleOf([wrong(0), wrong(4)]));
  });

  it('matches the intervals of FSRS-6 with its published parameters', () => {
    const grades: Grade[] = [
      Rating.Again,
      Rating.Good,
      Rating.Good,
      Rating.Good,
      Rating.Good,
      Rating.Again,
      Rating.Good,
    ];
    const library = new FSRS(generatorParameters({ enable_fuzz: false, enable_short_term: false }));
    let card = createEmptyCard(new Date(`${start}T00:00:00Z`));
    const answers: DatedAnswer[] = [];
    const intervals = grades.map((grade) => {
      const day = answers.length === 0 ? start : scheduleOf(answers)!.dueOn;
      answers.push({ day, credit: Number(grade === Rating.Good), confidence: null });
      card = library.next(card, card.due, grade).card;
      expect(scheduleOf(answers)!.dueOn).toBe(card.due.toISOString().slice(0, 10));
      return daysBetween(day, scheduleOf(answers)!.dueOn);
    });
    expect(intervals).toEqual([1, 3, 8, 22, 54, 3, 6]);
  });
});

describe('the library’s published figures for whole days', () => {
  // `ts-fsrs`, packages/fsrs/__tests__/impl/long-term_scheduler.test.ts: parameters (of FSRS-5, whose decay is 0.5),
  // grades, and the results.
  const parameters = [
    0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904,
    0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468, 0, 0.5,
  ];

  it('match our model', () => {
    const { Again, Good } = Rating;
    const grades: Grade[] = [...Array<Grade>(6).fill(Good), Again, Again, ...Array<Grade>(5).fill(Good)];
    const model = modelWith(parameters);
    let card = createEmptyCard(midnight(start));
    const history = grades.map((grade) => {
      card = model.next(card, card.due, grade).card;
      return card;
    });
    const intervals = [3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773];
    expect(history.map((one) => one.scheduled_days)).toEqual(intervals);
    expect(history.at(-1)!.stability).toBeCloseTo(772.940_266_48, 6);
    expect(history.at(-1)!.difficulty).toBeCloseTo(4.264_645_41, 6);
  });

  it.each([
    ['a miss, then in part, then whole', [0, 0.5, 1], [1, 2, 6], 5.535_675_9],
    ['in part, then whole', [0.5, 1], [2, 7], 6.591_675_72],
  ])('match our schedule: %s', (_, credits, intervals, stability) => {
    const answers: DatedAnswer[] = [];
    const given = credits.map((credit) => {
      const day = answers.length === 0 ? start : scheduleOf(answers, { parameters })!.dueOn;
      answers.push({ day, credit, confidence: null });
      return daysBetween(day, scheduleOf(answers, { parameters })!.dueOn);
    });
    expect(given).toEqual(intervals);
    expect(scheduleOf(answers, { parameters })!.stability).toBeCloseTo(stability, 6);
  });
});

describe('an exam', () => {
  const examOn = addDays(start, 20);

  it('moves whatever would come after it into the week before, and leaves the rest', () => {
    const late = [wrong(0), right(1), right(9), right(12)];
    expect(scheduleOf(late)!.dueOn >= examOn).toBe(true);
    for (let spread = 0; spread < 30; spread += 1) {
      const { dueOn } = scheduleOf(late, { examOn, spread })!;
      expect(daysBetween(dueOn, examOn)).toBeGreaterThanOrEqual(1);
      expect(daysBetween(dueOn, examOn)).toBeLessThanOrEqual(7);
    }
    expect(scheduleOf([wrong(0)], { examOn })).toEqual(scheduleOf([wrong(0)]));
  });

  it('never brings a question back on the day it was answered', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ after: fc.integer({ min: 0, max: 9 }), credit: fc.constantFrom(0, 1) })),
        fc.nat({ max: 60 }),
        fc.nat(),
        (steps, examIn, spread) => {
          let day = 0;
          const answers = [wrong(0), ...steps.map(({ after, credit }) => right((day += after), { credit }))];
          const { dueOn, reviewedOn } = scheduleOf(answers, { examOn: addDays(start, examIn), spread })!;
          expect(dueOn > reviewedOn).toBe(true);
        },
      ),
    );
  });

  it('in the past changes nothing', () => {
    expect(scheduleOf([wrong(30)], { examOn })).toEqual(scheduleOf([wrong(30)]));
  });
});

describe('the questions to review now', () => {
  const item = (name: string, stability: number) => ({ name, stability, reviewedOn: start });

  it('are those most at risk, up to what is left of the limit', () => {
    const today = addDays(start, 5);
    const due = [item('strong', 50), item('weak', 1), item('middling', 8)];
    const names = (left: number) => chooseDue(due, today, left).map(({ name }) => name);
    expect(names(2)).toEqual(['weak', 'middling']);
    expect(names(9)).toEqual(['weak', 'middling', 'strong']);
    expect(names(0)).toEqual([]);
    expect(names(-3)).toEqual([]);
  });

  it('have a recall of 90% once their stability has passed', () => {
    expect(recallOn(addDays(start, 10), item('x', 10))).toBeCloseTo(0.9, 6);
    expect(recallOn(start, item('x', 10))).toBe(1);
    expect(recallOn(addDays(start, -3), item('x', 10))).toBe(1);
  });
});
