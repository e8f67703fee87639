import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOf, matchesFilter, nextScenarios } from './scenario-filter.rules.ts';

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

  it.each([
    ['nothing done', [], [5, 3, 1]],
    ['one begun that fits like another', [begun(3)], [5, 3, 1]],
    ['one begun among those that fit nothing', [begun(4)], [5, 3, 4]],
    ['the best completed', [done(5, 20)], [3, 1, 2]],
    ['nearly all completed', [done(5, 20), done(3, 80), done(4, 100), done(2, 0)], [1, 2, 5]],
  ])('goes by the best fit among what is not completed: %s', (_name, progress, ids) => {
    const fits: Readonly<Record<number, number>> = { 3: 0.4, 5: 1.2 };
    const fit = ({ id }: { id: number }) => fits[id] ?? 0;
    expect(nextScenarios(list, progress, 3, fit).map((item) => item.id)).toEqual(ids);
  });

  it('keeps the order if all fit equally', () => {
    const entries = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean(), fc.nat(100)));
    fc.assert(
      fc.property(entries, fc.double({ noNaN: true }), (rows, same) => {
        const progress = rows.map(([id, isDone, score]) => (isDone ? done(id, score) : begun(id)));
        const plain = nextScenarios(list, progress, 5);
        expect(nextScenarios(list, progress, 5, () => same)).toEqual(plain);
      }),
    );
  });

  it('suggests fewer if there are fewer', () => {
    expect(nextScenarios(list.slice(0, 1), [], 3)).toHaveLength(1);
  });
});

describe('how well a scenario fits', () => {
  const asking = (difficulty: 'beginner' | 'advanced', ...needs: string[]) => ({
    difficulty,
    scenario: { questions: needs.map((need) => ({ tags: { need } })) },
  });
  const nothing = { preferredDifficulty: null, primarySubjects: [] };
  const two = { ...nothing, primarySubjects: ['monitoring', 'counselling'] };

  it.each([
    ['nothing told', asking('beginner', 'monitoring'), nothing, 0],
    ['the level', asking('beginner', 'diagnosis'), { ...two, preferredDifficulty: 'beginner' }, 1],
    ['another level', asking('advanced'), { ...nothing, preferredDifficulty: 'beginner' }, 0],
    ['half of the questions', asking('beginner', 'monitoring', 'diagnosis'), two, 0.5],
    ['two subjects', asking('beginner', 'monitoring', 'counselling'), two, 1],
    ['both', asking('advanced', 'monitoring'), { ...two, preferredDifficulty: 'advanced' }, 2],
    ['questions without tags', { difficulty: 'beginner', scenario: { questions: [{}] } }, two, 0],
  ] as const)('%s', (_name, scenario, preferences, fit) => {
    expect(fitOf(scenario, preferences)).toBe(fit);
  });
});
