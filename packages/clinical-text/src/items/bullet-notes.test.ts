import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { antibioticsNote, heartFailureNote, ketoacidosisNote } from '../testing/bullet-notes.ts';
import { byThreshold, passive } from './thresholds.ts';
import type { TestType } from './types.ts';
import { draftsFor, workshopOf, writeTest } from './write-test.ts';

const notes = { heartFailureNote, ketoacidosisNote, antibioticsNote };
const made = (note: string, type: TestType, count = 10) => writeTest(analyzeNote(note), { type, count });
const saidOf = (note: string, type: TestType) =>
  made(note, type, 40).items.map((item) =>
    item.kind === 'ordering' ? item.stem : `${item.stem} ${item.options[item.key] ?? ''}`,
  );
const draftedOf = (note: string) =>
  draftsFor(workshopOf(analyzeNote(note)), 'true_false')
    .filter(({ flaws }) => flaws.length === 0)
    .map(({ draft }) => `${draft.stem} ${draft.answer.text}`);

describe('notes in bullets', () => {
  test.each([
    ['heartFailureNote', 'true_false', 10],
    ['heartFailureNote', 'multiple_choice', 10],
    ['heartFailureNote', 'mixed', 10],
    ['ketoacidosisNote', 'true_false', 10],
    ['ketoacidosisNote', 'multiple_choice', 6],
    ['ketoacidosisNote', 'mixed', 10],
    ['antibioticsNote', 'true_false', 10],
    ['antibioticsNote', 'multiple_choice', 6],
    ['antibioticsNote', 'mixed', 10],
  ] as const)('%s gives of ten asked as %s at least %i', (name, type, least) => {
    const { items } = made(notes[name], type);
    expect(items.length).toBeGreaterThanOrEqual(least);
    const statements = items.filter(({ kind }) => kind === 'true_false');
    const trues = statements.filter(
      (item) => item.kind === 'true_false' && item.options[item.key] === 'True',
    );
    expect(trues.length).toBeLessThanOrEqual(Math.ceil(0.6 * statements.length));
  });

  test.each([
    [ketoacidosisNote, 'In diabetic ketoacidosis, bicarbonate is above 15 mmol/L. False'],
    [ketoacidosisNote, 'Glucose is added when blood glucose rises above 14 mmol/L. False'],
    [heartFailureNote, 'Digoxin is held if the apical pulse is above 60 beats per minute. False'],
    [heartFailureNote, 'an ejection fraction of 40% or more. False'],
  ])('turn a threshold: %#', (note, expected) =>
    expect(draftedOf(note).some((said) => said.endsWith(expected))).toBe(true),
  );

  test.each([
    [heartFailureNote, 'To which class does furosemide belong? Loop diuretic'],
    [heartFailureNote, "What does the note's table say to watch for with ramipril? Dry cough, angioedema"],
    [ketoacidosisNote, '“In diabetic ketoacidosis, bicarbonate is below _____.” 15 mmol/L'],
    [antibioticsNote, '“For vancomycin, target trough levels are _____.” 15 to 20 mg/L'],
    [antibioticsNote, 'explain as “kills bacteria directly”? Bactericidal'],
  ])('ask for figures, cells and labels: %#', (note, expected) =>
    expect(saidOf(note, 'multiple_choice').some((said) => said.endsWith(expected))).toBe(true),
  );

  test('set no normal value into a condition', () => {
    const note = `# Heart failure

## Definition

- A normal ejection fraction is 55 to 70%.
- Ejection fraction below 40%.
`;
    const said = [...saidOf(note, 'true_false'), ...saidOf(note, 'multiple_choice')].join('\n');
    expect(said).toContain('normal ejection fraction is');
    expect(said).not.toMatch(/In heart failure, (?:an? )?normal/);
  });

  test('say what a label means in a sentence', () =>
    expect(saidOf(antibioticsNote, 'true_false').join('\n')).not.toMatch(/false\? [\p{L} ]+: /u));
});

test.each([
  ['Ketones are above 3 mmol/L', 'Ketones are below 3 mmol/L'],
  ['Sugar is given when glucose falls below 4 mmol/L', 'Sugar is given when glucose rises above 4 mmol/L'],
  ['It is no more than 5 mL', null],
  ['It holds at least 5 mL', null],
  ['Potassium is 3.5 to 5.0 mmol/L', null],
])('a threshold is turned: %s', (claim, expected) => expect(byThreshold(claim)?.text ?? null).toBe(expected));

test.each([
  ['Hold digoxin if the pulse is below 60 bpm', 'Digoxin is held if the pulse is below 60 bpm'],
  ['Give tablets when the fever is above 39 °C', 'Tablets are given when the fever is above 39 °C'],
  ['Give oxygen and call for help if it is below 92%', null],
  ['Give 5 mL of it', null],
])('what is to be done is said as what is done: %s', (command, expected) =>
  expect(passive(command)).toBe(expected),
);
