import { expect, test } from 'vitest';
import { byOpposite, isChanging } from './opposites.ts';
import { byCount, byNumber } from './swaps.ts';

test.each([
  ['Pressure within the lungs becomes greater than the atmospheric pressure', true],
  ['Blood volume increases substantially during pregnancy', false],
  ['The wall of the artery is thicker than that of the vein', false],
])('“%s” is so at one time and not at another: %s', (claim, expected) =>
  expect(isChanging(claim)).toBe(expected),
);

test.each([
  'Atmospheric pressure is greater than the pressure in the alveoli',
  'Passing inferiorly through the sacrum is a bony tunnel called the sacral canal',
  'Swallowing causes the pharynx and the larynx to lift upward',
  'Digestion needs an upward adjustment of the low pH of the stomach',
])('nothing is turned round where the other way may be so, or makes no sense: %s', (claim) =>
  expect(byOpposite(claim)).toBeNull(),
);

test.each([
  'The output of the heart falls at a pulse above 160 bpm in adults',
  'The partial pressure of oxygen in the blood is about 100 mm Hg',
  'Testosterone is needed all through life, and Leydig cells make about 7 mg a day',
])('no figure is exchanged where another one may be right, or is hidden: %s', (claim) =>
  expect(byNumber(claim, 1)).toBeNull(),
);

test('a count is made more than twice as great', () => {
  expect(byCount('The dermis is made of two layers of connective tissue')?.now).toBe('five');
  expect(byCount('Two arteries carry blood to the placenta')).toBeNull();
});
