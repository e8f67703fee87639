import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { draftsFor, workshopOf } from './write-test.ts';

const statementsIn = (note: string) =>
  draftsFor(workshopOf(analyzeNote(note)), 'true_false').map(
    ({ draft }) => `${draft.stem.replace('True or false? ', '')} ${draft.answer.text}`,
  );

test('a level is told with the drug that the sentence before speaks of', () => {
  const told = statementsIn(
    `Digoxin increases contractility and slows conduction through the atrioventricular node. The therapeutic level in heart failure is 0.5 to 0.9 ng/mL. The apical pulse is counted for a full minute before each dose, and the dose is held if it is below 60 beats per minute.`,
  );
  expect(told).toContain('For digoxin, the therapeutic level in heart failure is 0.5 to 0.9 ng/mL. True');
  expect(told.some((each) => /^The therapeutic level|^The apical pulse/.test(each))).toBe(false);
});

test('a loading dose is told with its drug', () => {
  expect(
    statementsIn(
      'Magnesium sulfate is given to prevent and to treat seizures. A loading dose of 4 to 6 g is given intravenously over 20 to 30 minutes.',
    ),
  ).toContain(
    'For magnesium sulfate, a loading dose of 4 to 6 g is given intravenously over 20 to 30 minutes. True',
  );
});

test('without a drug in the sentence before there is no such statement', () => {
  const told = statementsIn(
    'Two nurses prepare the pump and the line together. A loading dose of 4 to 6 g is given intravenously over 20 to 30 minutes.',
  );
  expect(told.some((each) => /loading dose/.test(each))).toBe(false);
});
