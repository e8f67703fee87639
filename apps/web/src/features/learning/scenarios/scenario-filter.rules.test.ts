import { describe, expect, it } from 'vitest';
import { fitOf, matchesFilter } from './scenario-filter.rules.ts';

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
