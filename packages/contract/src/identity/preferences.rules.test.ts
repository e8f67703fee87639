import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namesIn, subjects, subjectsOf } from './preferences.rules.ts';

it.each([
  ['', []],
  [' , ,', []],
  ['CCRN', ['CCRN']],
  ['CCRN, ACLS ,  CCRN', ['CCRN', 'ACLS']],
  ['急诊专科护士、静脉治疗，CCRN', ['急诊专科护士', '静脉治疗', 'CCRN']],
  ['one\ntwo   words', ['one', 'two words']],
])('the names in %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('finds names again in what it made of them', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(namesIn(namesIn(text).join(', '))).toEqual(namesIn(text));
    }),
  );
});

it('offers each subject once, and none that no case asks for', () => {
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(subjectsOf('nursing')).toHaveLength(7);
  expect(subjects).not.toContain('basic_care_comfort');
});
