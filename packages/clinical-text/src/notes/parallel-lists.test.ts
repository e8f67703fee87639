import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { writeTest } from '../items/write-test.ts';
import { areParallelLists } from './parallel-lists.ts';

test.each([
  [['Left-sided', 'Right-sided']],
  [['Hypoglycemia', 'Hyperglycemia']],
  [['Pros', 'Cons']],
  [['Do', "Don't"]],
  [['Early signs', 'Late signs']],
  [['Stable angina', 'Unstable angina']],
  [['Sympathetic', 'Parasympathetic']],
  [['Signs', 'Treatments']],
  [['Asthma', 'Bronchitis']],
])('columns side by side: %j', (heads) => expect(areParallelLists(heads, 0)).toBe(true));

test.each([
  [['Drug', 'Class', 'Nursing consideration']],
  [['Organism', 'Clue']],
  [['Indication', 'Target INR']],
  [['Feature', 'Left-sided', 'Right-sided']],
  [['Alarm', 'Usual cause', 'First action']],
  [['Symptom', 'Treatment']],
  [['Muscle', 'Nerve', 'Action']],
])('rows about their first cell: %j', (heads) => expect(areParallelLists(heads, 0)).toBe(false));

test('nothing is asked across columns side by side', () => {
  const note = analyzeNote(`# Heart failure

## Signs by side

| Left-sided | Right-sided |
|---|---|
| Crackles | Jugular venous distention |
| Orthopnea | Dependent edema |
| Paroxysmal nocturnal dyspnea | Ascites |
| Pink frothy sputum | Hepatomegaly |
`);
  expect(note.facts.filter(({ type }) => type === 'cell')).toEqual([]);
  for (const type of ['multiple_choice', 'true_false'] as const)
    expect(writeTest(note, { type, count: 10 }).items).toEqual([]);
});

test('a row is no statement by itself', () => {
  const { items } = writeTest(
    analyzeNote(`# Inhalers

| Drug | Class | Watch for |
|---|---|---|
| Salbutamol | Short-acting beta agonist | Tremor, tachycardia |
| Tiotropium | Long-acting antimuscarinic | Dry mouth, urinary retention |
| Budesonide | Inhaled corticosteroid | Oral thrush, hoarse voice |
`),
    { type: 'true_false', count: 10 },
  );
  expect(items.length).toBeGreaterThan(2);
  for (const { stem } of items) expect(stem).not.toMatch(/ – .* – |\|/);
});
