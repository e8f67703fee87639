import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GoalTotals, countAnswers, goalOn, goalJustMet, withGoal } from './goal.rules.ts';

const none: GoalTotals = { dailyGoal: null, answeredDay: null, answeredCount: 0, goalMetDay: null };
const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];

it('a day is celebrated at most once, and only when an answer reached its goal', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('answer' as const), count: fc.nat(4) }),
    fc.record({ kind: fc.constant('goal' as const), goal: fc.option(fc.integer({ min: 1, max: 8 })) }),
    fc.record({ kind: fc.constant('tomorrow' as const) }),
    fc.record({ kind: fc.constant('late' as const), count: fc.nat(4) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let totals = none;
      let day = 1;
      const celebrated: string[] = [];
      for (const one of steps) {
        const today = days[day] ?? '';
        const before = totals;
        if (one.kind === 'tomorrow') day = Math.min(day + 1, days.length - 1);
        if (one.kind === 'goal') totals = withGoal(totals, one.goal, today);
        if (one.kind === 'late') totals = countAnswers(totals, days[day - 1] ?? '', one.count);
        if (one.kind === 'answer') {
          totals = countAnswers(totals, today, one.count);
          if (goalJustMet(before, totals, today)) {
            celebrated.push(today);
            expect(goalOn(totals, today).met).toBe(true);
            expect(goalOn(before, today).met).toBe(false);
          }
        }
      }
      expect(new Set(celebrated).size).toBe(celebrated.length);
    }),
  );
});

it('answers from an earlier day change nothing', () => {
  const today = countAnswers({ ...none, dailyGoal: 5 }, '2026-03-02', 4);
  expect(countAnswers(today, '2026-03-01', 9)).toEqual(today);
  expect(goalOn(today, '2026-03-02')).toEqual({ questions: 5, answered: 4, met: false });
  expect(goalOn(today, '2026-03-03')).toEqual({ questions: 5, answered: 0, met: false });
});
