import { expect, it } from 'vitest';
import { medicinesIn } from './medicines.ts';

it.each<[string, string[]]>([
  ['She takes Frusemide 40 mg, and furosemide again at noon.', ['furosemide / frusemide']],
  ['Warfarin; co-amoxiclav.', ['co-amoxiclav', 'warfarin']],
  ['insulin glargine at night', ['insulin glargine']],
  ['Hydroxychloroquine', ['hydroxychloroquine']],
  ['A loop diuretic and rest.', []],
  ['', []],
])('%j names %j', (text, expected) => {
  expect(medicinesIn(text)).toEqual(expected);
});
