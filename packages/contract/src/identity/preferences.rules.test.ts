import { expect, it } from 'vitest';
import { subjects, subjectsOf } from './preferences.rules.ts';

it('offers each subject once, and none that no case asks for', () => {
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(subjectsOf('nursing')).toHaveLength(7);
  expect(subjects).not.toContain('basic_care_comfort');
});
