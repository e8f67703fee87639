import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { areAlike } from './alike.ts';
import { workshopOf } from './write-test.ts';

const workshop = workshopOf(
  analyzeNote(
    `Dyspnea, edema, and cyanosis are seen. The femur is long. The tibia is thin. The biceps brachii is strong. Insulin is high.
Sodium is low. Astrocytes are large. Microglia are small. Furosemide is weak. Metoprolol is strong. The pancreas is soft.`,
  ),
);

test.each([
  ['dyspnea', 'edema', true],
  ['femur', 'tibia', true],
  ['furosemide', 'metoprolol', true],
  ['femur', 'pancreas', false],
  ['insulin', 'sodium', false],
  ['dyspnea', 'insulin', false],
  ['dyspnea', 'furosemide', false],
])('%s and %s are of one sort: %s', (one, other, expected) => {
  const [a, b] = [workshop.index.byKey.get(one), workshop.index.byKey.get(other)];
  expect(a && b && areAlike(workshop, a, b)).toBe(expected);
});
