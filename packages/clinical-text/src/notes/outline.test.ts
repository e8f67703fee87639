import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';
import { segmentsOf } from './segments.ts';

test.each([
  [
    ['A. Flutter', 'B. Fibrillation'],
    [3, 3],
  ],
  [
    ['   A) Flutter', '   B) Fibrillation'],
    [6, 6],
  ],
  [
    ['I. Paper', '   A. Speed', '   B. Boxes', 'II. Waves'],
    [3, 6, 6, 4],
  ],
  [
    ['(a) heart', '(b) lung'],
    [4, 4],
  ],
  // No run.
  [['E. coli is a rod', 'S. aureus is a coccus'], []],
  [['A. fumigatus is a mould', 'C. difficile is a rod'], []],
])('%j: texts from %j', (lines, places) =>
  expect([...outlineOf(lines)].toSorted(([one], [other]) => one - other).map(([, { from }]) => from)).toEqual(
    places,
  ),
);

test('an outline is its headings and points, each below its own', () => {
  const note = `# Strips

I. The paper
   A. Speed 25 mm/sec

II. Rhythms
   A. Fibrillation: no P waves
      1. danger = stroke
   B. Flutter: sawtooth waves
   C. SVT: narrow
`;
  const segments = segmentsOf(note);
  expect(
    segments.map(({ kind, text, under }) => [kind, text, under === null ? '' : segments[under]?.text]),
  ).toEqual([
    ['heading', 'Strips', ''],
    ['heading', 'The paper', ''],
    ['bullet', 'Speed 25 mm/sec', ''],
    ['heading', 'Rhythms', ''],
    ['bullet', 'Fibrillation: no P waves', ''],
    ['step', 'danger = stroke', 'Fibrillation: no P waves'],
    ['bullet', 'Flutter: sawtooth waves', ''],
    ['bullet', 'SVT: narrow', ''],
  ]);
});
