import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { isSaid, isWrapped, letterOf, withoutCourse } from './line-forms.ts';
import { segmentsOf } from './segments.ts';

describe('lines', () => {
  test.each([
    ['A acidosis pH < 7.1', 'A '],
    ['S – salbutamol 5 mg neb', 'S – '],
    ['D = Displacement of the tube', 'D = '],
    ['C cells secrete calcitonin', ''],
    ['T tubules carry the action potential', ''],
    ['A blood clot in the lung', ''],
    ['Vitamin K: an antidote', ''],
  ])('“%s” hangs on “%s”', (line, letter) => expect(letterOf(line)).toBe(letter));

  test.each([
    ['Nutrition: protein 1.25–1.5 g/kg, vitamin C and zinc', 'Reposition every two hours', false],
    ['Nutrition: protein 1.25–1.5 g/kg, vitamin C, zinc,', 'Selenium and iron', true],
    ['Nutrition: protein 1.25–1.5 g/kg, vitamin C, and much', 'more of it than a healthy adult needs', true],
    ['FFP = clotting factors, for warfarin reversal and DIC', 'Cryo = fibrinogen, factor VIII', false],
    ['O overload of fluid that no diuretic is able to treat', 'U uremia: pericarditis', false],
    ['The nephron is the unit of the kidney that filters the', 'Blood, and it lies in the cortex', true],
    [
      'The nephron is the unit of the kidney that filters all',
      'blood: the glomerulus is its first part',
      true,
    ],
    ['A short line', 'goes on nowhere', false],
  ])('“%s” / “%s”: wrapped %s', (line, next, is) => expect(isWrapped(line, next)).toBe(is));

  test.each([
    ['Albumin = volume expander', true],
    ['Silent chest = bad sign', true],
    ['RF: smoking (#1), biomass smoke', true],
    ['E – escalate, ICU', true],
    ['Lecture 4: heart failure', false],
    ['Heart failure', false],
  ])('“%s” says something: %s', (line, is) => expect(isSaid(line)).toBe(is));
});

test.each([
  ['Antiepileptics (AEDs) - pharm wk 9', 'Antiepileptics (AEDs)'],
  ['Ventilator alarms (healthcare technology, week 6)', 'Ventilator alarms'],
  ['COPD lecture 4', 'COPD'],
  ['Asthma inhalers – OSCE prep', 'Asthma inhalers'],
  ['Lecture 4', 'Lecture 4'],
  ['The embryo – week 4', 'The embryo – week 4'],
  ['Heart failure (HF)', 'Heart failure (HF)'],
])('“%s” is called “%s”', (heading, name) => expect(withoutCourse(heading)).toBe(name));

test('lines that stand by themselves are headings only where something stands under them', () => {
  const note = `Products
PRBC = raises the haemoglobin by 1 g/dL per unit
Albumin = volume expander

Status epilepticus (>5 min)
1. lorazepam 4 mg IV
2. fosphenytoin load

A acidosis
E electrolytes
U uremia: pericarditis, encephalopathy

Silent chest = bad sign

RF: smoking, dust, smoke

Step 1: serum osm (norm 275-295)
- low = true

Step 2: volume

| Status | Urine sodium |
|---|---|
| low | high |
`;
  const headings = segmentsOf(note).filter(({ kind }) => kind === 'heading');
  expect(headings.map(({ text }) => text)).toEqual([
    'Products',
    'Status epilepticus (>5 min)',
    'Step 1: serum osm (norm 275-295)',
    'Step 2: volume',
  ]);
  expect(analyzeNote(note).keyTerms.map(({ surface }) => surface)).toContain('uremia');
});
