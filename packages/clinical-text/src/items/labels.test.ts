import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { draftsFor, workshopOf, writeTest } from './write-test.ts';

const dressings = `# Wound care

- Hydrocolloid: for shallow wounds with little exudate
- Alginate: for wounds with heavy exudate, made from seaweed
- Hydrogel: adds moisture to a dry wound
- Foam: absorbs moderate exudate
`;
const asked = (note: string) =>
  draftsFor(workshopOf(analyzeNote(note)), 'scenario')
    .filter(({ draft, flaws }) => flaws.length === 0 && draft.stem.includes('f which of these'))
    .map(({ draft }) => ({ ...draft, all: [draft.answer, ...draft.distractors].map(({ text }) => text) }));

describe('lines with a label', () => {
  test('ask for the one of which the note says something, among all others of their list', () => {
    const [first] = asked(dressings);
    expect(first?.stem).toBe(
      'Under “Wound care”, of which of these does the note say: “for shallow wounds with little exudate”?',
    );
    expect(first?.answer.text).toBe('Hydrocolloid');
    expect(first?.all.toSorted()).toEqual(['Alginate', 'Foam', 'Hydrocolloid', 'Hydrogel']);
  });

  test('are read from sentences that say what a thing is, too, and stand among things of one sort alone', () => {
    const breathing = asked(`# Asthma

- Asthma: chronic inflammation with reversible obstruction
- Salbutamol is a short-acting beta agonist that acts within minutes
- Wheeze: high-pitched sound on breathing out
- Spacer: chamber that holds the spray
`);
    expect(breathing).toEqual([]);
    const drugs = asked(`# Diuretics

- Furosemide is a medicine that acts on the loop
- Spironolactone is a medicine that spares potassium
- Mannitol: draws water into the tubule by osmosis
- Acetazolamide: keeps bicarbonate in the tubule
`);
    expect(drugs.length).toBeGreaterThan(0);
    for (const { all } of drugs) expect(all).toHaveLength(4);
  });

  test('are asked about in tests as well, and said of one another', () => {
    const { items } = writeTest(analyzeNote(dressings), { type: 'multiple_choice', count: 10 });
    expect(items.map(({ stem }) => stem).join()).toContain('of which of these does the note say');
    const said = writeTest(analyzeNote(dressings), { type: 'true_false', count: 10 }).items;
    const falseOnes = said.filter(({ options, key }) => options[Number(key)] === 'False');
    expect(falseOnes.length).toBeGreaterThan(0);
    expect(said.length).toBeGreaterThan(falseOnes.length);
    expect(said.map(({ stem }) => stem).join('\n')).not.toMatch(/false\? \p{L}+: /u);
  });

  test('keep stages in their order', () => {
    const stages = asked(`# Pressure ulcers

- Stage 1: intact skin with redness that stays
- Stage 2: partial-thickness loss, shallow open ulcer
- Stage 3: full-thickness loss, fat can be seen
- Stage 4: bone, tendon or muscle exposed
`);
    for (const { isOrdered } of stages) expect(isOrdered).toBe(true);
    expect(stages.length).toBeGreaterThan(0);
  });

  test('ask nothing where labels are what one thing has, or say the same of two things', () => {
    expect(
      asked(`# Amoxicillin

- Dose: 500 mg every 8 hours
- Route: by mouth with a meal
- Treatment: of chest infections in adults
- Adult dose: 500 mg every 8 hours
`),
    ).toEqual([]);
    const twice = asked(dressings.replace('absorbs moderate exudate', 'adds moisture to a dry wound'));
    expect(twice.map(({ answer }) => answer.text)).not.toContain('Hydrogel');
  });
});
