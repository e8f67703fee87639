import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { writeScenario } from '../scenario.ts';
import { writeTest } from './write-test.ts';
import type { TestType, WrittenItem } from './types.ts';

const bugs = [
  ['Streptococcus pneumoniae', 'Rusty sputum, lobar consolidation'],
  ['Haemophilus influenzae', 'Chronic obstructive disease'],
  ['Klebsiella pneumoniae', 'Alcohol use, currant-jelly material'],
  ['Mycoplasma pneumoniae', 'Young adult, bullous myringitis'],
  ['Legionella pneumophila', 'Hyponatremia, contaminated water'],
  ['Staphylococcus aureus', 'After influenza, cavities'],
  ['Pseudomonas aeruginosa', 'Bronchiectasis, cystic fibrosis'],
  ['Pneumocystis jirovecii', 'HIV with few helper cells'],
] as const;
const drugs = [
  ['Furosemide', 'Loop diuretic', 'Monitor potassium; give in the morning'],
  ['Lisinopril', 'ACE inhibitor', 'Watch for dry cough and angioedema'],
  ['Carvedilol', 'Beta blocker', 'Hold for heart rate below 60'],
  ['Spironolactone', 'Aldosterone antagonist', 'Watch for hyperkalemia'],
  ['Digoxin', 'Cardiac glycoside', 'Take apical pulse for one full minute'],
  ['Amlodipine', 'Calcium channel blocker', 'Look for swollen ankles'],
] as const;
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
const noteOf = (organisms: readonly (readonly string[])[], medicines: readonly (readonly string[])[]) =>
  `# Pneumonia and heart failure

## Bugs
| Organism | Clue |
|---|---|
${organisms.map(row).join('')}
## Medications
| Drug | Class | Nursing consideration |
|---|---|---|
${medicines.map(row).join('')}
## Treatment
- MRSA risk: add vancomycin or linezolid
- Pseudomonas risk: piperacillin-tazobactam or cefepime
- Healthy outpatient: amoxicillin or doxycycline
- Severe illness: ceftriaxone and azithromycin together
- Report weight gain of more than 1 kg in a day
- The therapeutic level of digoxin is 0.5–2 ng/mL
- Hypokalemia increases the risk of digoxin toxicity
- Furosemide blocks the reabsorption of sodium in the loop of Henle
`;
const note = noteOf(bugs, drugs);
const made = (text: string, type: TestType, count: number) =>
  writeTest(analyzeNote(text), { type, count }).items;
const isTrue = (item: WrittenItem) => item.kind === 'true_false' && item.options[item.key] === 'True';

describe('a test is spread over its note', () => {
  test('no more than two questions of a column', () => {
    const { facts } = analyzeNote(note);
    const columns = Map.groupBy(
      made(note, 'mixed', 10).filter(({ factId }) => facts[factId]?.type === 'cell'),
      ({ factId }) => facts[factId]?.members[1],
    );
    for (const [, items] of columns) expect(items.length).toBeLessThanOrEqual(2);
  });

  test('each clue is in one question', () => {
    const clues = bugs.map(([, clue]) => clue);
    const shown = made(note, 'mixed', 10).flatMap(({ stem, options }) =>
      clues.filter((clue) => [stem, ...options].some((text) => text.includes(clue))),
    );
    expect(shown.length).toBe(new Set(shown).size);
  });

  test('a case has treatment in it, and two questions of a list at most', () => {
    const analysis = analyzeNote(note);
    const { questions } = writeScenario(analysis, { learningStyle: 'reading', title: 'Pneumonia' });
    const lists = Map.groupBy(questions, ({ factId }) => {
      const segment = analysis.segments[analysis.facts[factId]?.segmentId ?? -1];
      return segment?.heading ?? '';
    });
    expect([...lists.keys()]).toContain('Treatment');
    expect(lists.get('Bugs')?.length ?? 0).toBeLessThanOrEqual(2);
    expect(lists.get('Medications')?.length ?? 0).toBeLessThanOrEqual(2);
    expect(questions.map(({ update }) => update).join(' ')).not.toMatch(/bugs/);
  });

  test('nothing to do is asked as true or false', () =>
    expect(made(note, 'true_false', 40).some(({ stem }) => stem.includes('Report'))).toBe(false));

  test('in no wording does true or false show', () => {
    const some = <T>(all: readonly T[]) => fc.shuffledSubarray([...all], { minLength: 4 });
    const wordings = new Map<string, { trues: number; all: number }>();
    fc.assert(
      fc.property(some(bugs), some(drugs), fc.constantFrom('mixed', 'true_false'), (one, other, type) => {
        for (const item of made(noteOf(one, other), type, 10)) {
          if (item.kind !== 'true_false') continue;
          const wording = item.stem.includes('The note says of') ? 'label' : 'cell';
          if (!/The note says of|Under “| is an? /.test(item.stem)) continue;
          const before = wordings.get(wording) ?? { trues: 0, all: 0 };
          wordings.set(wording, { trues: before.trues + Number(isTrue(item)), all: before.all + 1 });
        }
      }),
      { numRuns: 40, seed: 7 },
    );
    for (const [, { trues, all }] of wordings) {
      expect(trues / all).toBeGreaterThan(0.35);
      expect(trues / all).toBeLessThan(0.65);
    }
  });
});
