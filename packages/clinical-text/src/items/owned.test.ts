import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { ownedListIn } from '../notes/owned-lists.ts';
import { draftsFor, workshopOf } from './write-test.ts';

const listsOf = (note: string) => {
  const { segments } = analyzeNote(note);
  return segments.flatMap((segment) => ownedListIn(segments, segment) ?? []);
};
const drafted = (note: string) =>
  draftsFor(workshopOf(analyzeNote(note)), 'multiple_choice')
    .filter(({ draft, flaws }) => draft.form === 'listed' && flaws.length === 0)
    .map(({ draft }) => draft);

describe('lists', () => {
  test.each([
    ['Early signs of digoxin toxicity are nausea, vomiting and yellow-green halos.', 'digoxin toxicity', 3],
    ['A dry cough is a common side effect of ACE inhibitors.', 'ACE inhibitors', 1],
    ['Causes of prerenal injury include hemorrhage, burns, sepsis and heart failure.', 'prerenal injury', 4],
    [
      'Right-sided heart failure causes fluid to back up into the body. The typical signs are ascites, hepatomegaly and edema.',
      'right-sided heart failure',
      3,
    ],
    [
      'Inhaled corticosteroids such as budesonide reduce inflammation. Their side effects are oral thrush, hoarseness and a sore throat.',
      'inhaled corticosteroids',
      3,
    ],
    [
      'Thiazolidinediones such as pioglitazone lower glucose and can cause fluid retention and bone fractures.',
      'thiazolidinediones',
      2,
    ],
    ['Side effects of sitagliptin are headache, a stuffy nose and, rarely, pancreatitis.', 'sitagliptin', 3],
  ])('belong to what is named: %s', (note, owner, count) => {
    expect(listsOf(note).map((list) => [list.owner, list.members.length])).toEqual([[owner, count]]);
  });

  test.each([
    // "They" are not one thing.
    'Metformin is the first drug for most patients. Their side effects are nausea and diarrhea.',
    // Which of the two?
    'Sulfamethoxazole is combined with trimethoprim. Digoxin is given with furosemide. Adverse effects are rash and hyperkalemia.',
    'Asthma often comes together with eczema. The typical signs are wheezing, itching and dry skin.',
    'The disease spreads by droplets. The typical signs are fever, cough and a rash.',
    'Signs of this attack are a silent chest and exhaustion.',
    'The two most common causes in rich countries are coronary artery disease and hypertension.',
  ])('of something that is not certain are left alone: %s', (note) => expect(listsOf(note)).toEqual([]));

  test('of early and of late signs belong to one thing', () => {
    const note = `Early signs of hypoglycemia are sweating, trembling and hunger. Late signs are slurred speech and seizures.`;
    expect(listsOf(note).map(({ when, owner }) => `${when} ${owner}`)).toEqual([
      'early hypoglycemia',
      'late hypoglycemia',
    ]);
  });
});

const heart = `Left-sided heart failure causes fluid to back up into the lungs. The typical signs are orthopnea, crackles at the lung bases and an S3 gallop.

Right-sided heart failure causes fluid to back up into the body. The typical signs are jugular venous distension, hepatomegaly, ascites and weight gain.

Early signs of digoxin toxicity are nausea, vomiting and yellow-green halos.`;

describe('what a list holds', () => {
  test('is asked for among what the note lists of other things', () => {
    const [first] = drafted(heart).filter(({ stem }) => stem.includes('right-sided'));
    expect(first?.stem).toBe('Which of these does the note give as a sign of right-sided heart failure?');
    expect(['jugular venous distension', 'hepatomegaly', 'ascites']).toContain(first?.answer.text);
    expect(first?.distractors).toHaveLength(3);
  });

  test('stands beside nothing that many conditions have', () => {
    const all = drafted(heart).flatMap(({ distractors }) => distractors.map(({ text }) => text));
    expect(all).not.toContain('nausea');
    expect(all).not.toContain('weight gain');
  });

  test('stands beside nothing that the note says of its owner elsewhere', () => {
    const more = `${heart} In right-sided heart failure orthopnea can be seen as well.`;
    const all = drafted(more)
      .filter(({ stem }) => stem.includes('right-sided'))
      .flatMap(({ distractors }) => distractors.map(({ text }) => text));
    expect(all).not.toContain('orthopnea');
  });

  test('in a sentence without a subject is asked for with the one before', () => {
    const note = `${heart}

Theophylline toxicity is recognized late. The typical signs are tremulous hands and yellow vision.`;
    const [own] = drafted(note).filter(({ stem }) => stem.includes('theophylline toxicity'));
    expect(['tremulous hands', 'yellow vision']).toContain(own?.answer.text);
  });

  test('of a medicine stands beside no effect that medicines of its class are known to have', () => {
    const note = `ACE inhibitors such as lisinopril lower the blood pressure and can cause a dry cough.

Mineralocorticoid receptor antagonists such as spironolactone block aldosterone and can cause hyperkalemia.

Side effects of aminoglycosides are hearing loss, kidney damage and neuromuscular blockade.

Side effects of metronidazole are a metallic taste and dark urine.`;
    const all = drafted(note)
      .filter(({ stem }) => stem.includes('ACE'))
      .flatMap(({ distractors }) => distractors.map(({ text }) => text));
    expect(all).toHaveLength(3);
    expect(all).not.toContain('hyperkalemia');
    expect(all).not.toContain('kidney damage');
  });
});
