import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenAttempt } from '@rounds/contract/learning/attempts';
import {
  countAreas,
  isInAreas,
  nextScenarios,
  sortScenarios,
  stateOf,
  type Sort,
} from './scenario-list.rules.ts';

const open: OpenAttempt = { attemptId: 'a', mode: 'tutor', answered: 2, questions: 5 };
const entry = (changes: object = {}) => ({
  completed: false,
  open: null,
  score: null,
  lastAttempt: '2026-11-20T10:00:00Z',
  ...changes,
});
const done = (score: number, day = 20) =>
  entry({ completed: true, score, lastAttempt: `2026-11-${day}T10:00:00Z` });

it.each([
  ['never seen', undefined, 'new'],
  ['left without an answer', entry(), 'new'],
  ['left in the middle', entry({ open }), 'open'],
  ['completed', done(60), 'done'],
  ['begun again after it was completed', { ...done(60), open }, 'open'],
] as const)('a scenario that was %s is %s', (_what, of, state) => {
  expect(stateOf(of)).toBe(state);
});

describe('the order', () => {
  const scenarios = [
    { id: 1, title: 'Early', difficulty: 'beginner' },
    { id: 2, title: 'dusk', difficulty: 'intermediate' },
    { id: 3, title: 'Cats', difficulty: 'advanced' },
    { id: 4, title: 'Bees', difficulty: 'beginner' },
    { id: 5, title: 'Ants', difficulty: 'advanced' },
    { id: 6, title: 'Gnus', difficulty: 'intermediate' },
  ] as const;
  const entries = new Map([
    [1, done(80, 22)],
    [2, done(40, 10)],
    [4, entry({ open })],
    [5, entry({ open, lastAttempt: '2026-11-21T10:00:00Z' })],
  ]);

  it.each<[Sort, number[]]>([
    // The latest open one, the other, the new one, the lowest score, the highest.
    ['recommended', [5, 4, 3, 6, 2, 1]],
    ['easiest', [1, 4, 2, 6, 3, 5]],
    ['hardest', [3, 5, 2, 6, 1, 4]],
    ['recent', [1, 5, 4, 2, 3, 6]],
    ['title', [5, 4, 3, 2, 1, 6]],
  ])('%s', (sort, ids) => {
    expect(sortScenarios(scenarios, entries, sort).map(({ id }) => id)).toEqual(ids);
  });

  it('is the learning order for a learner without progress', () => {
    expect(sortScenarios(scenarios, new Map(), 'recommended')).toEqual(scenarios);
  });
});

describe('what to offer next', () => {
  const list = [1, 2, 3, 4, 5].map((id) => ({ id }));
  const completed = (scenarioId: number, score: number) => ({
    ...entry({ completed: true, score }),
    scenarioId,
  });
  const begun = (scenarioId: number) => ({ ...entry(), scenarioId });

  it.each([
    ['nothing done', [], [1, 2, 3]],
    ['some completed', [completed(1, 100), completed(2, 40)], [3, 4, 5]],
    ['one begun', [begun(4)], [4, 1, 2]],
    [
      'nearly all completed',
      [completed(1, 100), completed(2, 40), completed(3, 80), completed(5, 60)],
      [4, 2, 5],
    ],
    ['all completed', [1, 2, 3, 4, 5].map((id) => completed(id, 100)), [1, 2, 3]],
    ['others’ progress', [completed(99, 10)], [1, 2, 3]],
  ])('%s', (_name, progress, ids) => {
    expect(nextScenarios(list, progress, 3).map((item) => item.id)).toEqual(ids);
  });

  it.each([
    ['nothing done', [], [5, 3, 1]],
    ['one begun that fits like another', [begun(3)], [5, 3, 1]],
    ['one begun among those that fit nothing', [begun(4)], [5, 3, 4]],
    ['the best completed', [completed(5, 20)], [3, 1, 2]],
    [
      'nearly all completed',
      [completed(5, 20), completed(3, 80), completed(4, 100), completed(2, 0)],
      [1, 2, 5],
    ],
  ])('goes by the best fit among what is not completed: %s', (_name, progress, ids) => {
    const fits: Readonly<Record<number, number>> = { 3: 0.4, 5: 1.2 };
    const fit = ({ id }: { id: number }) => fits[id] ?? 0;
    expect(nextScenarios(list, progress, 3, fit).map((item) => item.id)).toEqual(ids);
  });

  it('keeps the order if all fit equally', () => {
    const entries = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean(), fc.nat(100)));
    fc.assert(
      fc.property(entries, fc.double({ noNaN: true }), (rows, same) => {
        const progress = rows.map(([id, isDone, score]) => (isDone ? completed(id, score) : begun(id)));
        const plain = nextScenarios(list, progress, 5);
        expect(nextScenarios(list, progress, 5, () => same)).toEqual(plain);
      }),
    );
  });

  it('suggests fewer if there are fewer', () => {
    expect(nextScenarios(list.slice(0, 1), [], 3)).toHaveLength(1);
  });
});

describe('clinical areas', () => {
  const scenarios = [
    { scenario: { areas: ['renal', 'emergency'] } },
    { scenario: { areas: ['emergency'] } },
    { scenario: { areas: ['infection'] } },
  ] as const;

  it('are counted, most frequent first, without empty ones', () => {
    expect(countAreas(scenarios, [])).toEqual([
      { area: 'emergency', count: 2 },
      { area: 'infection', count: 1 },
      { area: 'renal', count: 1 },
    ]);
  });

  it('stay visible while they are chosen', () => {
    expect(countAreas(scenarios, ['pain']).at(-1)).toEqual({ area: 'pain', count: 0 });
  });

  it('match if a scenario is in any of them', () => {
    expect(scenarios.map((each) => isInAreas(each, ['renal', 'infection']))).toEqual([true, false, true]);
    expect(scenarios.map((each) => isInAreas(each, []))).toEqual([true, true, true]);
  });
});
