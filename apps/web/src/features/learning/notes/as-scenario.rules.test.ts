import { expect, test } from 'vitest';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { asOption, asQuestion } from './as-scenario.rules.ts';

test.each([
  ['a sudden fall in pressure', 'A sudden fall in pressure'],
  ['aldosterone', 'Aldosterone'],
  ['55 to 70%', '55 to 70%'],
  ['mmol/L', 'mmol/L'],
  ['pH of 7.4', 'pH of 7.4'],
  ['eGFR', 'eGFR'],
  ['mg', 'mg'],
])('an option “%s” is shown as “%s”', (written, shown) => expect(asOption(written)).toBe(shown));

const item = (rationales: string[], text: string): NoteItem => ({
  kind: 'multiple_choice',
  stem: 'Which is it?',
  options: ['One', 'Two', 'Three', 'Four'],
  rationales,
  key: 0,
  source: { start: 0, end: text.length, text },
  writtenBy: 'built_in',
});

test('what the explanation says isn’t said again with each option', () => {
  const said = 'Signs are edema, crackles and fatigue.';
  const of = (option: string) => `Of “${option}” the note says: “${said}”`;
  const { explanation, optionRationales } = asQuestion(item(['', of('a'), of('b'), 'It is a drug.'], said));
  expect(explanation).toBe(said);
  expect(optionRationales).toEqual([null, null, null, 'It is a drug.']);
});

test('what several options share is said once, after the explanation', () => {
  const shared = 'It belongs to another procedure of the note.';
  const { explanation, optionRationales } = asQuestion(item(['', shared, shared, shared], 'Call for help'));
  expect(explanation).toBe(`Call for help.\n\n${shared}`);
  expect(optionRationales).toEqual([null, null, null, null]);
});

test('that the note gives the right answer isn’t said after the sentence that gives it', () => {
  const gives = ['', 'The note gives one.', 'The note gives one.', 'The note gives one.'];
  const { explanation, optionRationales } = asQuestion(item(gives, 'The dermis has one layer.'));
  expect(explanation).toBe('The dermis has one layer.');
  expect(optionRationales).toEqual([null, null, null, null]);
});
