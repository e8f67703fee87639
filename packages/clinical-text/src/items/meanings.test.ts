import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { draftsFor, workshopOf, writeTest } from './write-test.ts';

const note = `# Volumes of the lung

The tidal volume is the amount of air that enters the lungs during quiet breathing.
The vital capacity is the amount of air that a person can move into or out of the lungs.
The respiratory rate is the number of breaths that occur each minute at rest.
The atmospheric pressure is the force that is exerted by the gases of the air on any surface.
`;

const draft = draftsFor(workshopOf(analyzeNote(note)), 'multiple_choice').find(
  ({ draft: { stem } }) => stem === 'What is the tidal volume?',
)?.draft;

test('a definition is asked for among those of other things', () => {
  expect(draft?.answer.text).toBe('the amount of air that enters the lungs during quiet breathing');
  expect(draft?.distractors).toHaveLength(3);
  expect(draft?.distractors[0]?.rationale).toMatch(/^This is what the note says of “/);
});

test('what is defined is said of another thing that the note defines, which is false', () => {
  const stems = draftsFor(workshopOf(analyzeNote(note)), 'true_false')
    .filter(({ draft: { answer } }) => answer.text === 'False')
    .map(({ draft: { stem } }) => stem);
  expect(stems).toContainEqual(
    expect.stringMatching(
      /^True or false\? The (?!tidal volume).* is the amount of air that enters the lungs/,
    ),
  );
});

test('the definition after a label is asked for as well', () => {
  const labels = note.replace(/The (.*?) is the/g, '- $1: the');
  expect(
    draftsFor(workshopOf(analyzeNote(labels)), 'multiple_choice').map(({ draft: { answer } }) => answer.text),
  ).toContain('the amount of air that enters the lungs during quiet breathing');
});

test('choices come before statements that are true', () => {
  const { items } = writeTest(analyzeNote(note), { type: 'mixed', count: 4 });
  expect(items.filter(({ kind }) => kind === 'multiple_choice').length).toBeGreaterThan(1);
});

test('a part is not asked for by where it lies alone, which a sentence before tells of what', () => {
  const bare = `${note}\nThe posterior projection is the thin end of the cartilage of the larynx.`;
  const stems = draftsFor(workshopOf(analyzeNote(bare)), 'multiple_choice').map(
    ({ draft: { stem } }) => stem,
  );
  expect(stems).toContain('What is the tidal volume?');
  expect(stems).not.toContain('What is the posterior projection?');
});
