import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesFilter, matchesSearch, nextScenarios } from './scenario-filter.rules.ts';

const scenario = {
  title: 'Day four after bowel surgery',
  description: 'A woman has more abdominal pain. Score her on NEWS2; think of Ménière.',
};

describe('the search', () => {
  it.each([
    ['', true],
    ['   ', true],
    ['BOWEL', true],
    ['news2', true],
    ['abdominal pain', true],
    [' surgery ', true],
    ['meniere', true],
    ['kidney', false],
    ['.*', false],
  ])('%j: %s', (search, found) => {
    expect(matchesSearch(scenario, search)).toBe(found);
  });

  it('finds any part of the title, in any case', () => {
    fc.assert(
      fc.property(fc.nat(scenario.title.length), fc.nat(10), fc.boolean(), (start, length, upper) => {
        const part = scenario.title.slice(start, start + length);
        expect(matchesSearch(scenario, upper ? part.toUpperCase() : part)).toBe(true);
      }),
    );
  });
});

it.each([
  [undefined, undefined, true],
  ['nursing', undefined, true],
  ['doctor', undefined, false],
  ['nursing', 'beginner', true],
  ['nursing', 'advanced', false],
  [undefined, 'advanced', false],
] as const)('path %s and difficulty %s: %s', (path, difficulty, matches) => {
  expect(matchesFilter({ careerPath: 'nursing', difficulty: 'beginner' }, path, difficulty)).toBe(matches);
});

describe('what to offer next', () => {
  const list = [1, 2, 3, 4, 5].map((id) => ({ id }));
  const done = (scenarioId: number, score: number) => ({ scenarioId, completed: true, score });
  const begun = (scenarioId: number) => ({ scenarioId, completed: false, score: null });

  it.each([
    ['nothing done', [], [1, 2, 3]],
    ['some completed', [done(1, 100), done(2, 40)], [3, 4, 5]],
    ['one begun', [begun(4)], [4, 1, 2]],
    ['nearly all completed', [done(1, 100), done(2, 40), done(3, 80), done(5, 60)], [4, 2, 5]],
    ['all completed', [1, 2, 3, 4, 5].map((id) => done(id, 100)), [1, 2, 3]],
    ['others’ progress', [done(99, 10)], [1, 2, 3]],
  ])('%s', (_name, progress, ids) => {
    expect(nextScenarios(list, progress, 3).map((item) => item.id)).toEqual(ids);
  });

  it('offers fewer where there are fewer', () => {
    expect(nextScenarios(list.slice(0, 1), [], 3)).toHaveLength(1);
  });
});
