import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { draftsFor, workshopOf } from './test.ts';

const note = `# Volumes of the lung

The tidal volume is the amount of air that enters the lungs during quiet breathing.
The vital capacity is the amount of air that a person can move into or out of the lungs.
The respiratory rate is the number of breaths that occur each minute at rest.
The atmospheric pressure is the force that is exerted by the gases of the air on any surface.
`;

const draft = draftsFor(workshopOf(analyzeNote(note)), 'multiple_choice').find(
  ({ draft: { stem } }) => stem === 'What is the tidal volume, according to the note?',
)?.draft;

test('a definition is asked for among those of other things', () => {
  expect(draft?.answer.text).toBe('the amount of air that enters the lungs during quiet breathing');
  expect(draft?.distractors).toHaveLength(3);
  expect(draft?.distractors[0]?.rationale).toMatch(/^This is what the note says of “/);
});
