import { expect, it } from 'vitest';
import { careerPaths } from '../common.rules.ts';
import { needsByPath } from '../learning/scenarios.rules.ts';
import { subjects, subjectsOf } from './preferences.rules.ts';

it('offers each subject once, and those of each path in their order', () => {
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const path of careerPaths) {
    expect(subjectsOf(path)).toEqual(needsByPath[path]);
    expect(subjects).toEqual(expect.arrayContaining([...subjectsOf(path)]));
  }
});
