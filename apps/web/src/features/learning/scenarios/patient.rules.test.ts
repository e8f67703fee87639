import { expect, it } from 'vitest';
import { patientLabel } from './patient.rules.ts';

it.each([
  ['Mrs Haugen, 84, a retired librarian, broke her left hip.', 'Haugen, 84'],
  ['You look after a ward. Mr Aram Petrosyan, 52, has been ventilated.', 'Petrosyan, 52'],
  ['Hana Kovač, 27, an architect.', 'Kovač, 27'],
  ["Siobhan O'Neill, 31 was brought in.", "O'Neill, 31"],
  ['A 58-year-old man has chest pain.', '58'],
  ['A 3-week-old girl feeds badly.', '3 weeks'],
  ['You run the chemistry section. On Wednesday, 14 results were late.', null],
])('%s', (text, label) => {
  expect(patientLabel(text)).toBe(label);
});
