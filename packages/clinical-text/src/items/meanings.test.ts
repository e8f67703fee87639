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

const mixture = `# Heart failure

Dyspnea is the awareness of labored breathing at rest or during exercise.
Aldosterone is a hormone that makes the kidney keep sodium and water.
Furosemide is a loop diuretic that removes fluid in the urine.
The ejection fraction is the share of blood that leaves the left ventricle with each beat.
`;
const meaningsAsked = (text: string) =>
  draftsFor(workshopOf(analyzeNote(text)), 'multiple_choice')
    .map(({ draft: each }) => each)
    .filter(({ stem }) => /^What (?:is|are) /.test(stem));

test('what a sign is, is not asked for among what a hormone, a drug and a measure are', () =>
  expect(meaningsAsked(mixture)).toEqual([]));

test('with three other signs it is', () => {
  const signs = `${mixture}
Cyanosis is the blue color of skin that carries blood with little oxygen.
Edema is the swelling of tissue that holds too much fluid.
Syncope is the brief loss of consciousness from too little blood in the brain.
`;
  const asked = meaningsAsked(signs).find(({ stem }) => stem === 'What is dyspnea?');
  expect(asked?.distractors.map(({ rationale }) => rationale).join(' ')).toMatch(
    /cyanosis.*|edema.*|syncope/i,
  );
  expect(asked?.distractors.map(({ rationale }) => rationale).join(' ')).not.toMatch(
    /aldosterone|furosemide/i,
  );
});

test('a drug that a label defines is named without the article of its definition', () => {
  const drugs = `- Furosemide: a loop diuretic that removes fluid in the urine
- Lisinopril: an ACE inhibitor that widens the blood vessels
- Metoprolol: a beta blocker that protects the failing heart from adrenaline
- Digoxin: a glycoside that strengthens the beat of the heart
`;
  expect(meaningsAsked(drugs).map(({ stem }) => stem)).toContain('What is furosemide?');
});
