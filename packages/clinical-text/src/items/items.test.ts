import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { complaints } from '../testing/complaints.ts';
import { hormonesNote, hyperkalemiaNote } from '../testing/sample-notes.ts';
import { areTooClose } from './distractors.ts';
import { flawsOf } from './judge.ts';
import { shuffled, seedOf } from './seed.ts';
import { draftsFor, workshopOf, writeTest } from './write-test.ts';
import type { TestType } from './write-test.ts';

const types: readonly TestType[] = ['multiple_choice', 'true_false', 'mixed', 'scenario'];
const stems = (note: string, type: TestType = 'mixed') =>
  writeTest(analyzeNote(note), { type, count: 20 }).items.map(({ stem }) => stem);

describe.each([
  ['Markdown', hyperkalemiaNote],
  ['prose', hormonesNote],
])('a test from %s', (_, note) => {
  const analysis = analyzeNote(note);

  test.each(types)('of the type %s is sound', (type) => {
    const written = writeTest(analysis, { type, count: 10 });
    expect(complaints(note, written)).toEqual([]);
    if (type === 'true_false') expect(written.items.every(({ kind }) => kind === 'true_false')).toBe(true);
    if (type === 'multiple_choice')
      expect(written.items.every(({ kind }) => kind === 'multiple_choice')).toBe(true);
  });

  test('has at least ten items where many were asked, and says why not more', () => {
    const { items, shortfall } = writeTest(analysis, { type: 'mixed', count: 60 });
    expect(items.length).toBeGreaterThanOrEqual(10);
    expect(shortfall).toEqual({ code: 'note_too_short' });
  });

  test('is the same each time, byte for byte', () => {
    const write = () => JSON.stringify(writeTest(analyzeNote(note), { type: 'mixed', count: 20 }));
    expect(write()).toBe(write());
  });

  test('asks each sentence once', () => {
    const { items } = writeTest(analysis, { type: 'mixed', count: 20 });
    const starts = items.filter(({ kind }) => kind !== 'ordering').map(({ sourceSpan }) => sourceSpan.start);
    expect(new Set(starts).size).toBe(starts.length);
  });
});

describe('items', () => {
  test('of every kind', () => {
    const written = [hyperkalemiaNote, hormonesNote].flatMap(
      (note) => writeTest(analyzeNote(note), { type: 'mixed', count: 20 }).items,
    );
    expect(new Set(written.map(({ kind }) => kind))).toEqual(
      new Set(['multiple_choice', 'true_false', 'ordering']),
    );
  });

  test.each([
    [
      'Which of these is a beta agonist that moves potassium into the cells?',
      hyperkalemiaNote,
      'multiple_choice',
    ],
    ['Put these in the order that the note gives (Treatment).', hyperkalemiaNote, 'mixed'],
  ] as const)('%s', (stem, note, type) => expect(stems(note, type)).toContain(stem));

  test('never rest on what the note denies', () => {
    expect(stems(hyperkalemiaNote, 'mixed').join(' ')).not.toMatch(/not lower/);
  });

  test('have distractors of the class of the key, from the note where it has them', () => {
    const salbutamol = writeTest(analyzeNote(hyperkalemiaNote), {
      type: 'multiple_choice',
      count: 20,
    }).items.find(({ stem }) => stem.includes('beta agonist'));
    expect(salbutamol?.options.toSorted()).toEqual([
      'furosemide',
      'salbutamol',
      'sodium bicarbonate',
      'spironolactone',
    ]);
  });

  test('say of a wrong option what the note says of it', () => {
    const item = writeTest(analyzeNote(hyperkalemiaNote), { type: 'multiple_choice', count: 20 }).items.find(
      ({ stem }) => stem.includes('beta agonist'),
    );
    expect(item?.rationales[item.options.indexOf('furosemide')]).toContain('a loop diuretic');
  });

  test('have their keys spread over the places', () => {
    const long = `${hormonesNote}\n${hyperkalemiaNote}`;
    const { items } = writeTest(analyzeNote(long), { type: 'multiple_choice', count: 20 });
    // Figures lie in their own order; a step of a procedure that mentions a figure does not.
    const placed = items.filter(({ stem }) => !stem.startsWith('Which figure'));
    expect(placed.length).toBeGreaterThanOrEqual(8);
    const counts = [0, 1, 2, 3].map((place) => placed.filter(({ key }) => key === place).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test('true/false are true about as often as false', () => {
    const { items } = writeTest(analyzeNote(hormonesNote), { type: 'true_false', count: 10 });
    const trues = items.filter(({ key }) => key === 0).length;
    expect(Math.abs(2 * trues - items.length)).toBeLessThanOrEqual(4);
  });

  test('a draft with a flaw never ships', () => {
    const workshop = workshopOf(analyzeNote(hormonesNote));
    const [first] = draftsFor(workshop, 'multiple_choice').filter(({ draft }) => draft.answer.term !== null);
    expect(first).toBeDefined();
    if (!first) return;
    const { draft } = first;
    const codes = (change: Partial<typeof draft>) =>
      flawsOf({ ...draft, ...change }, workshop.index).map(({ code }) => code);
    expect(codes({ source: 'Something else.' })).toContain('answer-not-in-source');
    expect(
      codes({
        distractors: [
          ...draft.distractors.slice(0, 2),
          { text: draft.answer.text, rationale: '', term: null },
        ],
      }),
    ).toContain('duplicate-option');
    expect(
      codes({
        distractors: [
          ...draft.distractors.slice(0, 2),
          { text: 'All of the above', rationale: '', term: null },
        ],
      }),
    ).toContain('catch-all-option');
    expect(codes({ distractors: draft.distractors.slice(0, 2) })).toContain('option-count');
    expect(
      codes({
        distractors: [
          ...draft.distractors.slice(0, 2),
          { text: 'appendicitis', rationale: '', term: 'appendicitis' },
        ],
      }),
    ).toContain('distractor-of-another-class');
    expect(codes({ source: `${draft.source} ${draft.distractors[0]?.text ?? ''}` })).toContain(
      'distractor-true-in-source',
    );
    expect(codes({ stem: `Is it ${draft.answer.text}?` })).toContain('stem-gives-answer');
  });
});

describe('questions that a reader could dispute are not asked', () => {
  const asked = (note: string) =>
    draftsFor(workshopOf(analyzeNote(`${hormonesNote}\n${note}`)), 'mixed')
      .map(({ draft }) => draft)
      .filter(({ source }) => note.includes(source.slice(0, 30)))
      .map(({ stem }) => stem);

  test('what else could stand in a list', () => {
    const note =
      'Patients with Addison disease lack cortisol, aldosterone, and thyroxine in severe adrenal crises.';
    expect(asked(note).filter((stem) => stem.includes('_____, and') || stem.includes(', _____'))).toEqual([]);
  });
  test('a name torn apart', () => {
    expect(
      asked('The simpler insulin approach divides severe hyperglycemia into two grades.'),
    ).not.toContainEqual(expect.stringContaining('_____ approach'));
  });
  test('a statement that had begun in another way', () => {
    expect(
      asked(
        'In addition to the adrenal glands, the pancreas releases insulin into the bloodstream after meals.',
      ),
    ).not.toContainEqual(expect.stringMatching(/[“?] ?To the/));
  });
  test('a figure that stands there a second time in another unit', () => {
    expect(asked('The final 20 cm (8 in) of the insulin pump line is replaced.')).not.toContainEqual(
      expect.stringContaining('Which figure'),
    );
    expect(asked('The final 20 cm of the insulin pump line is replaced.')).toContainEqual(
      expect.stringContaining('Which figure'),
    );
  });
  test('a verb that is the name of a thing elsewhere', () => {
    const drafts = draftsFor(
      workshopOf(analyzeNote(`${hyperkalemiaNote}\nA missed dose of insulin can lead to severe acidosis.`)),
      'mixed',
    );
    expect(drafts.map(({ draft }) => draft.answer.text)).not.toContain('lead');
  });
  test('a sentence about something that was named before it', () => {
    expect(asked('The reaction is strongest in the adrenal cortex and the thyroid gland.')).toEqual([]);
    expect(asked('On the other side, insulin passes through the tube, and glucagon does not.')).toEqual([]);
  });
  test('a word that the sentence does not name', () => {
    expect(
      asked('Most adults with a severe deficiency of thyroxine sleep longer at night.'),
    ).not.toContainEqual(expect.stringContaining('_____'));
  });
  test('a clause for a thing', () => {
    expect(
      asked('The store of iodine in the follicle is why they are called thyroid hormones.').filter((stem) =>
        stem.startsWith('What'),
      ),
    ).toEqual([]);
  });
  test('part of a longer word', () => {
    expect(
      asked('Glands release hormones into the bloodstream without any special duct.').join(' '),
    ).not.toMatch(/\b\p{L}+ees\b/u);
  });
});

describe('false statements', () => {
  const falseOnes = (sentence: string) =>
    draftsFor(workshopOf(analyzeNote(`${hormonesNote}\n${sentence}`)), 'true_false')
      .filter(({ draft }) => draft.answer.text === 'False' && sentence.startsWith(draft.source.slice(0, 20)))
      .map(({ draft }) => draft.stem);

  test.each([
    ['Aldosterone increases the volume of the circulating blood.', 'Aldosterone decreases the volume'],
    ['The adrenal medulla lies inside the capsule of the adrenal gland.', 'lies outside the capsule'],
  ])('turn the direction: %s', (sentence, swapped) =>
    expect(falseOnes(sentence)).toContainEqual(expect.stringContaining(swapped)),
  );
  test.each([
    'Aldosterone may increase the volume of the circulating blood.',
    'Cortisol acts for a longer time on the lower limb.',
    'The thyroid gland is small compared with the adrenal gland.',
  ])('are not made where the opposite may hold as well: %s', (sentence) =>
    expect(falseOnes(sentence).join(' ')).not.toMatch(
      /decrease|higher limb|upper limb|pituitary|parathyroid/,
    ),
  );
});

describe('options that are too close', () => {
  const { index } = workshopOf(analyzeNote(hormonesNote));
  test.each([
    ['pulmonary valve', 'pulmonic valve', true],
    ['bone', 'long bone', true],
    ['lymphocyte', 't cell', true],
    ['left ventricle', 'right ventricle', false],
    ['insulin', 'glucagon', false],
    ['skeletal muscle', 'gastrocnemius', true],
    ['soleus', 'gastrocnemius', false],
    ['alveolus', 'lung', true],
    ['eccrine gland', 'sudoriferous gland', true],
    ['anal canal', 'large intestine', true],
    ['phagocyte', 'neutrophil', true],
    ['thyroid hormone', 'amine hormone', true],
    ['lymph vessel', 'lymphatic vessel', true],
    ['synapse', 'synaptic cleft', true],
    ['artery', 'arteriole', false],
  ])('%s and %s: %s', (one, other, close) => expect(areTooClose(index, one, other)).toBe(close));
});

test('a shuffle keeps the members and depends on the seed alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (members, seed) => {
      expect(shuffled(members, seed).toSorted()).toEqual(members.toSorted());
      expect(shuffled(members, seed)).toEqual(shuffled(members, seed));
    }),
  );
  expect(seedOf('a')).toBe(0xe4_0c_29_2c);
});
