import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { heartFailureNote } from '../testing/sample-notes.ts';
import { shortfallOf } from './shortfall.ts';
import { writeTest } from './write-test.ts';

test.each([
  ['a short note, of any kind', 'mixed', 20, 8, 300, 8, 'note_too_short'],
  ['a note of more than a page', 'mixed', 20, 14, 650, 14, 'few_statements'],
  ['a long note that says little', 'mixed', 20, 8, 3000, 8, 'few_statements'],
  ['a note of few statements for its length', 'mixed', 20, 3, 900, 3, 'few_statements'],
  ['a note with little to choose from', 'multiple_choice', 10, 3, 400, 10, 'few_choices'],
  ['a case from a note without steps', 'scenario', 5, 1, 250, 5, 'few_choices'],
  ['steps to be put in order, of a long note that has none', 'steps', 5, 2, 2000, 5, 'few_choices'],
  ['a note with little that can be turned false', 'true_false', 20, 7, 900, 20, 'few_false'],
  ['a short note, with nearly all of it asked', 'true_false', 20, 5, 300, 6, 'note_too_short'],
] as const)('%s', (_, type, asked, made, words, ofAnyKind, code) =>
  expect(shortfallOf({ type, asked, made, words, ofAnyKind })).toEqual({ code }),
);

test('a note of many statements that define little lacks what choices are made from, and not length', () => {
  const note = `Glucagon comes from the alpha cells of the pancreas. Aldosterone acts on the distal tubule of the kidney. Cortisol comes
from the cortex of the adrenal gland. Calcitonin comes from the thyroid gland in the neck. Gastrin acts on the wall of the stomach.`;
  const reasonOf = (type: 'multiple_choice' | 'true_false') =>
    writeTest(analyzeNote(note), { type, count: 5 }).shortfall?.code;
  expect(reasonOf('multiple_choice')).toBe('few_choices');
  expect(reasonOf('true_false')).toBe('few_false');
});

test('a test as long as it was asked for gives no reason', () =>
  expect(writeTest(analyzeNote(heartFailureNote), { type: 'mixed', count: 10 }).shortfall).toBeNull());
