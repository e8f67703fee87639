import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { hormonesNote } from '../testing/sample-notes.ts';
import { byDenial, byNumber } from './swaps.ts';
import { draftsFor, workshopOf } from './write-test.ts';

test.each([
  ['The skull is formed by 22 bones', /^The skull is formed by (?!22 )\d+ bones$/],
  ['The pressure of 10 mm Hg drives a movement of fluid', null],
  [
    'A normal potassium level is 3.5 to 5.0 mmol/L',
    /^A normal potassium level is (?!3\.5)[\d.]+ to [\d.]+ mmol\/L$/,
  ],
  ['About 20 percent of the gas is bound by hemoglobin', /^About (?!20 )\d+ percent of the gas is bound/],
  ['The ward keeps up to 12 beds free at night', null],
  ['The infusion runs from eight to 10 hours', null],
  ['Urine weighs 12 grams (g) more than water', null],
  ['About 20 percent is bound and 70 percent is dissolved', null],
])('another figure in “%s”', (claim, expected) => {
  const text = byNumber(claim, 1)?.text;
  if (expected) expect(text).toMatch(expected);
  else expect(text).toBeUndefined();
});

test.each([
  ['Red cells do not contain a nucleus in the adult', 'Red cells contain a nucleus in the adult'],
  ['The liver does not store vitamin C for long', 'The liver stores vitamin C for long'],
  ['Energy is not required to move oxygen', 'Energy is required to move oxygen'],
  ['Cells that do not divide are called permanent', null],
  ['The lens is not always clear in old age', null],
  ['In some patients, bile does not enter the bowel', null],
  ['With a failing liver, bilirubin cannot be removed and causes jaundice', null],
  ['The gland does not make hormones but stores them', null],
])('what is denied in “%s”', (claim, expected) => expect(byDenial(claim)?.text ?? null).toBe(expected));

describe('names', () => {
  const falseOnes = (...sentences: readonly string[]) =>
    draftsFor(workshopOf(analyzeNote(`${hormonesNote}\n${sentences.join(' ')}`)), 'true_false')
      .filter(({ draft }) => draft.answer.text === 'False' && sentences.some((each) => each === draft.source))
      .map(({ draft }) => draft.stem.replace('True or false? ', ''));

  test('of two things that the note defines', () =>
    expect(
      falseOnes(
        'The endocardium is the endothelial sheet that lines the ventricular chambers.',
        'The epicardium is the serous sheet that carries the coronary vessels.',
      ),
    ).toContainEqual(expect.stringMatching(/^The epicardium is the endothelial sheet that lines/)));

  test.each([
    [
      'what is left speaks of the thing',
      'The alpha cells of the pancreas are the alpha-adrenergic targets of epinephrine.',
    ],
    ['others do it as well', 'Insulin also helps the muscles to take up glucose after a meal.'],
    [
      'it says whose',
      'Remnants of the umbilical arteries remain. The umbilical veins carry oxygenated blood.',
    ],
    ['it is one of two', 'Delta cells and beta cells lie in the middle of the islets.'],
    [
      'places lie within one another',
      'The ovaries lie within the pelvic cavity. The liver lies in the abdominal cavity.',
    ],
  ])('are left alone where %s', (_, sentence) =>
    expect(
      falseOnes(...sentence.split(/(?<=\.) /)).filter((stem) => /cavity|cells|glucose|Remnants/.test(stem)),
    ).toEqual([]),
  );
});
