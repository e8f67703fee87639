import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContentScenario,
  type StoredScenario,
  byLearningOrder,
  planContent,
  summaryOf,
} from './scenarios.rules.ts';

const content = (slug: string, hash: string): ContentScenario => ({
  slug,
  hash,
  careerPath: 'nursing',
  difficulty: 'beginner',
  title: slug,
  description: '',
  xpReward: 100,
  scenario: { patientPresentation: '', questions: [], references: [], areas: [], tags: [] },
});

describe('planContent', () => {
  const stored: StoredScenario[] = [
    { id: 1, slug: 'same', contentHash: 'a', isActive: true },
    { id: 2, slug: 'changed', contentHash: 'a', isActive: true },
    { id: 3, slug: 'gone', contentHash: 'a', isActive: true },
    { id: 4, slug: 'back', contentHash: 'a', isActive: false },
    { id: 5, slug: 'back-and-changed', contentHash: 'a', isActive: false },
    { id: 6, slug: 'long-gone', contentHash: 'a', isActive: false },
  ];

  it('adds, changes, reactivates and retires, and leaves the rest alone', () => {
    const folder = [
      content('same', 'a'),
      content('changed', 'b'),
      content('back', 'a'),
      content('back-and-changed', 'b'),
      content('new', 'a'),
    ];
    expect(planContent(folder, stored)).toEqual({
      add: [folder[4]],
      change: [
        { id: 2, to: folder[1] },
        { id: 5, to: folder[3] },
      ],
      revive: [4],
      retire: [3],
    });
  });

  it('plans nothing once it has been carried out', () => {
    const slugs = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
    const files = slugs.chain((names) =>
      fc.tuple(...names.map((name) => fc.constantFrom('1', '2').map((h) => content(name, h)))),
    );
    const rows = slugs.chain((names) =>
      fc.tuple(
        ...names.map((slug, id) =>
          fc.record({
            id: fc.constant(id),
            slug: fc.constant(slug),
            contentHash: fc.constantFrom('1', '2'),
            isActive: fc.boolean(),
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(files, rows, (folder, before) => {
        const { add, change, revive, retire } = planContent(folder, before);
        const after = before.map((row) => {
          const changed = change.find(({ id }) => id === row.id);
          if (changed) return { ...row, contentHash: changed.to.hash, isActive: true };
          return { ...row, isActive: revive.includes(row.id) || (row.isActive && !retire.includes(row.id)) };
        });
        const added = add.map(({ slug, hash }, at) => ({
          id: 100 + at,
          slug,
          contentHash: hash,
          isActive: true,
        }));
        const all = [...after, ...added];
        expect(planContent(folder, all)).toEqual({ add: [], change: [], revive: [], retire: [] });
        const active = all.filter((row) => row.isActive).map((row) => `${row.slug} ${row.contentHash}`);
        expect(active.sort()).toEqual(folder.map(({ slug, hash }) => `${slug} ${hash}`).sort());
      }),
    );
  });
});

describe('byLearningOrder', () => {
  it('goes by path, then from easy to hard, then by title', () => {
    const place = (
      careerPath: 'nursing' | 'doctor' | 'tech',
      difficulty: 'beginner' | 'advanced',
      title: string,
    ) => ({
      careerPath,
      difficulty,
      title,
    });
    const ordered = [
      place('nursing', 'beginner', 'A quiet night'),
      place('nursing', 'beginner', 'Before dawn'),
      place('nursing', 'advanced', 'A first'),
      place('doctor', 'beginner', 'Zebra'),
      place('tech', 'beginner', 'Alarm'),
    ];
    expect([...ordered].reverse().sort(byLearningOrder)).toEqual(ordered);
  });
});

describe('summaryOf', () => {
  const question = {
    question: 'Which diuretic comes next?',
    options: ['Furosemide', 'Mannitol'],
    correct: 0,
    correctAnswer: 0,
    explanation: 'Furosemide, since it acts within minutes.',
    optionRationales: [null, 'Mannitol would draw more fluid into the vessels.'],
  };
  const medicinesOf = (patientPresentation: string, questions = [question]) =>
    summaryOf({
      ...content('a', 'a'),
      id: 1,
      version: 1,
      scenario: { patientPresentation, questions, references: [], areas: [], tags: [] },
    }).scenario.medicines;

  it('names the medicines that a case is about, and not those that are only offered', () => {
    expect(medicinesOf('He takes ramipril.')).toEqual(['furosemide / frusemide', 'ramipril']);
  });

  it('says nothing of medicines where there are none', () => {
    expect(medicinesOf('She rests.', [])).toBeUndefined();
  });
});
