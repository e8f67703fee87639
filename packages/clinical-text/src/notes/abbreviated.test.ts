import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';

const note = `Diabetic ketoacidosis (DKA) is a complication of diabetes. DKA is caused by insulin deficiency. In DKA,
hypovolemia threatens life before acidosis does. Diabetic ketoacidosis develops over hours. DKA is treated with insulin.

CVGI (central venous gizmo index) is a measure of filling. The central venous gizmo index rises. The CVGI falls in shock.`;
const { keyTerms, topics } = analyzeNote(note);
const names = keyTerms.map(({ surface }) => surface);

test('letters and the name that the note gives for them are one term, called by the name', () => {
  expect(names).toEqual(expect.arrayContaining(['diabetic ketoacidosis', 'central venous gizmo index']));
  expect(names).not.toContain('DKA');
  expect(names).not.toContain('CVGI');
  expect(keyTerms.find(({ surface }) => surface === 'diabetic ketoacidosis')?.frequency).toBe(6);
});

test('and so they are one topic, by the name that its section has', () => {
  expect(topics).toContain('Diabetic ketoacidosis');
  expect(topics).not.toContain('DKA');
  const sections = analyzeNote(
    `# Emergencies\n\n## DKA\n\n${note}\n\n## Stroke\n\nA stroke is sudden.`,
  ).topics;
  expect(sections).toContain('DKA');
  expect(sections).not.toContain('Diabetic ketoacidosis');
});

test('a clause is no term', () => {
  expect(names.filter((name) => /threaten/.test(name))).toEqual([]);
  expect(names.some((name) => name === 'hypovolemia' || name === 'hypovolaemia')).toBe(true);
});
