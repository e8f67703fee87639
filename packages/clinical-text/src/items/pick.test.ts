import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { heartFailureNote, hormonesNote, hyperkalemiaNote } from '../testing/sample-notes.ts';
import { writeTest } from './write-test.ts';
import type { TestType } from './write-test.ts';

const notes = { heartFailureNote, hormonesNote, hyperkalemiaNote };
const written = (note: string, type: TestType, count: number) => {
  const { items } = writeTest(analyzeNote(note), { type, count });
  const statements = items.filter(({ kind }) => kind === 'true_false');
  return { items, statements, trues: statements.filter(({ key }) => key === 0) };
};

const sizes = [3, 5, 10, 20].flatMap((count) =>
  Object.entries(notes).map(([name, note]) => [count, name, note] as const),
);

test.each(sizes)('of %i statements from %s at most three in five are true', (count, _, note) => {
  const { items, trues } = written(note, 'true_false', count);
  expect(items.length).toBeGreaterThan(0);
  const most = items.length < 5 ? Math.ceil(items.length / 2) : Math.floor(0.6 * items.length);
  expect(trues.length).toBeLessThanOrEqual(most);
});

test.each(sizes.filter(([count]) => count >= 5))(
  'of %i mixed items from %s some are choices and some are statements, of which not nearly all are true',
  (count, _, note) => {
    const { items, statements, trues } = written(note, 'mixed', count);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThan(items.length);
    expect(trues.length).toBeLessThanOrEqual(Math.max(1, Math.ceil(0.75 * statements.length)));
    // Whoever always answers "True" fails.
    expect(trues.length / items.length).toBeLessThan(0.7);
  },
);

test('where nothing can be turned false, there are fewer statements', () => {
  const note = `Glucagon comes from the alpha cells of the pancreas. Aldosterone acts on the distal tubule of the kidney. Cortisol comes
from the cortex of the adrenal gland. Calcitonin comes from the thyroid gland in the neck. Gastrin acts on the wall of the stomach.`;
  const { items, trues } = written(note, 'true_false', 5);
  expect(items.length).toBeLessThan(5);
  expect(trues.length).toBeLessThanOrEqual(Math.ceil(items.length / 2));
});

test.each(Object.entries(notes))(
  'a second test from %s asks about other sentences, as far as there are any',
  (_, note) => {
    const analysis = analyzeNote(note);
    const first = writeTest(analysis, { type: 'mixed', count: 5 }).items;
    const asked = first.map(({ sourceSpan }) => sourceSpan);
    const wasAsked = ({ sourceSpan }: (typeof first)[number]) =>
      asked.some(({ start, end }) => start < sourceSpan.end && sourceSpan.start < end);
    const second = writeTest(analysis, { type: 'mixed', count: 5, asked }).items;
    expect(second.length).toBe(first.length);
    // Choices are few, and a test has some of them: so not all are new.
    expect(second.filter(wasAsked).length).toBeLessThanOrEqual(3);
    // Where all has been asked, it is asked again.
    const all = writeTest(analysis, { type: 'mixed', count: 40 }).items.map(({ sourceSpan }) => sourceSpan);
    expect(writeTest(analysis, { type: 'mixed', count: 5, asked: all }).items).toHaveLength(first.length);
  },
);
