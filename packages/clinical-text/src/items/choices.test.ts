import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { writeTest } from './test.ts';

const shoulder =
  'The primary support for the shoulder joint is provided by muscles crossing the joint, particularly the four rotator cuff muscles.';
const others = [
  'The hip joint carries the weight of the trunk while a person stands.',
  'The elbow joint bends and straightens the forearm.',
  'The temporomandibular joint opens and closes the mouth.',
  'The ankle joint lifts and lowers the foot during a step.',
  'The knee joint locks at full extension.',
];
const gapIn = (note: string) =>
  writeTest(analyzeNote(note), { type: 'multiple_choice', count: 20 }).items.find(({ stem }) =>
    stem.includes('The primary support for the _____ is'),
  );

test('a long sentence decides a gap among what other paragraphs speak of', () => {
  const item = gapIn([shoulder, ...others].join('\n\n'));
  expect(item?.options).toContain('shoulder joint');
  expect(item?.options).toHaveLength(4);
});

test('what its own paragraph speaks of is no rival', () => {
  expect(gapIn([shoulder, ...others].join(' '))).toBeUndefined();
});
