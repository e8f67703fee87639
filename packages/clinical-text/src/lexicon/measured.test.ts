import { expect, test } from 'vitest';
import { measuredIn } from './measured.ts';

test.each([
  ['Watch for hyperkalemia', 'Monitor potassium; give in the morning', true],
  ['Hold for heart rate below 60', 'Take apical pulse for one full minute', true],
  ['bradycardia', 'slow pulse', true],
  ['check BP', 'orthostatic hypotension', true],
  ['hypertension, JVD', 'hypotension, bilateral infiltrates', false],
  ['hypoK, dehydration', '↓K', true],
  ['Potassium 5.2', 'hyperkalaemia', true],
  ['hyperK', '↓ K', false],
  ['hypoglycaemia', 'check blood glucose', true],
  ['a binder of potassium', 'a diuretic that increases potassium loss', false],
  ['vitamin K antagonist', 'hyperkalaemia', false],
  ['dry cough, angioedema', 'ototoxicity', false],
])('“%s” and “%s” speak of one thing: %s', (one, other, is) => {
  expect(measuredIn(one)(other)).toBe(is);
  expect(measuredIn(other)(one)).toBe(is);
});
