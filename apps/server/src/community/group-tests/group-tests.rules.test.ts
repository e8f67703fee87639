import { expect, it } from 'vitest';
import { analyzeNote } from '@rounds/clinical-text/analysis';
import { writeTest } from '@rounds/clinical-text/items/write-test';
import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { shownTo } from './group-tests.rules.ts';

const item = (...rationales: string[]): NoteItem => ({
  kind: 'true_false',
  stem: 'True or false? The right ventricle fills the aorta.',
  options: ['True', 'False'],
  key: 1,
  rationales,
  source: { start: 5, end: 40, text: 'The left ventricle fills the aorta.' },
  writtenBy: 'built_in',
});
const hidden = (rationale: string) => shownTo(item(rationale), false).rationales[0];

it('keeps the correction of a false statement when the sentences are not shared', () => {
  expect(hidden('It is “left”, not “right”. The note says: “The left ventricle fills the aorta.”')).toBe(
    'It is “left”, not “right”.',
  );
  expect(hidden('It is “more than 20”, not “more than 40”. The note says: “Above 20.”')).toBe(
    'It is “more than 20”, not “more than 40”.',
  );
});

it.each([
  'The note says: “The left ventricle fills the aorta.”',
  'Of “BNP” the note says: “BNP rises when the ventricles stretch.”',
  'It is “left”, not “right”, as the note says: “The left ventricle fills the aorta.”',
  'It is “left”, not “right”. The left ventricle fills the aorta.',
  'It is “the chamber that fills the aorta”, not “right”. The note says: “The left ventricle is the chamber.”',
  'Number 2 in the note’s order.',
])('keeps nothing else: %s', (rationale) => {
  expect(hidden(rationale)).toBe('');
});

it('leaks no sentence of a note, and still explains false statements', () => {
  const { items } = writeTest(analyzeNote(heartFailureNote), { type: 'true_false', count: 15 });
  const told = items.flatMap(({ rationales }) => shownTo(item(...rationales), false).rationales);
  const corrections = told.filter((reason) => reason !== '');
  expect(corrections.length).toBeGreaterThan(2);
  for (const reason of corrections) expect(reason).toMatch(/^It is “[^”]+”, not “[^”]+”\.$/);
});
