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
  expect(writeTest(note, { type: 'multiple_choice', count: 10 }).items).toEqual([]);
});
