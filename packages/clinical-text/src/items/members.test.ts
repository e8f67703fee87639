import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { draftsFor, workshopOf, writeTest } from './write-test.ts';

const drafted = (note: string) =>
  draftsFor(workshopOf(analyzeNote(note)), 'multiple_choice')
    .filter(({ draft, flaws }) => draft.form === 'member' && flaws.length === 0)
    .map(({ draft }) => draft);
const asked = (note: string) => drafted(note).map(({ stem, answer }) => `${stem} ${answer.text}`);
const beside = (note: string, name: string) =>
  drafted(note)
    .filter(({ stem }) => stem.includes(name))
    .flatMap(({ distractors }) => distractors.map(({ text }) => text));

const heart = `ACE inhibitors such as lisinopril lower afterload and slow remodeling of the ventricle.
Cardioselective beta blockers such as bisoprolol and carvedilol slow the heart rate and improve survival.
Loop diuretics such as furosemide relieve congestion in the lungs and the legs.
Mineralocorticoid receptor antagonists such as spironolactone block the action of aldosterone.
Nebivolol is another drug that slows the heart rate in older adults.`;

const glucose = `Sulfonylureas such as glipizide and glimepiride stimulate the beta cells to release insulin.
DPP-4 inhibitors such as sitagliptin block the enzyme that breaks down incretins.
SGLT2 inhibitors such as empagliflozin block the reabsorption of glucose in the kidney.
The clinic has also used acarbose and metformin in many patients with diabetes.`;

describe('members of a class of medicines', () => {
  test('are asked for among medicines of other classes', () => {
    expect(asked(heart)).toContain('Which of these is an ACE inhibitor? lisinopril');
    expect(asked(heart)).toContain('Which of these is a loop diuretic? furosemide');
    // What the note says of them beside: all of them are beta blockers.
    expect(asked(heart).filter((text) => text.includes('a beta blocker'))).toHaveLength(1);
    expect(asked(heart).some((text) => text.includes('ardioselective'))).toBe(false);
  });

  test('stand beside none of their class, whether the note names it as one or not', () => {
    expect(beside(heart, 'beta blocker')).not.toContain('nebivolol');
    expect(beside(heart, 'beta blocker')).not.toContain('carvedilol');
  });

  test('of classes that the lexicon puts together stand beside those that the note puts in another class', () => {
    expect(asked(glucose)).toContain('Which of these is an SGLT2 inhibitor? empagliflozin');
    expect(beside(glucose, 'SGLT2')).toHaveLength(3);
    expect(beside(glucose, 'SGLT2')).not.toContain('metformin');
    expect(beside(glucose, 'SGLT2')).not.toContain('acarbose');
  });

  test.each([
    'Antibiotics such as amoxicillin and doxycycline kill bacteria or stop their growth.',
    'Drugs such as ibuprofen and gentamicin can harm the kidneys of older adults.',
    'Diuretics such as furosemide and mannitol increase the excretion of water.',
    // The end of the name tells.
    'Penicillins such as amoxicillin inhibit the synthesis of the cell wall of bacteria.',
  ])('of a wide class are not asked for: %s', (line) =>
    expect(
      asked(`${line}\n${heart}`).some((text) => /antibiotic|drug|a diuretic|penicillin/.test(text)),
    ).toBe(false),
  );

  test('are no more than two questions of a test, where there are others', () => {
    const rest = `Digoxin toxicity is a condition in which the level of digoxin is too high for the heart.
The normal potassium is 3.5 to 5.0 mmol/L. The normal sodium is 135 to 145 mmol/L. The normal calcium is 2.2 to 2.6 mmol/L.`;
    const { items } = writeTest(analyzeNote(`${heart}\n${rest}`), { type: 'mixed', count: 5 });
    const members = items.filter(({ stem }) => /^Which of these is an? [^,]{3,40}\?$/.test(stem));
    expect(members.length).toBeLessThanOrEqual(2);
  });
});
