import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { cellOf, isAlike, isClass, isLabel, namesItself, rivalRowsOf, rivalsOf, valueOf } from './cells.ts';
import type { Cell } from './cells.ts';
import { questionOf, rowQuestionOf, saysOf, sentenceOf } from './cell-wording.ts';
import { lineFigureFrom } from './line-figures.ts';
import { workshopOf } from './write-test.ts';

const note = `# Drugs

## Medications
| Drug | Class | Onset |
|---|---|---|
| Furosemide | Loop diuretic | 5 min |
| Lisinopril | ACE inhibitor | 60 min |
| Carvedilol | Beta blocker | 30 min |
| Digoxin | Cardiac glycoside | 20 min |
| Metoprolol | Beta blocker | variable |

## Reversal
- Major bleeding: give vitamin K 10 mg
- Up to 20 mg of oxycodone
- Give 5 mg, then 10 mg
`;
const workshop = workshopOf(analyzeNote(note));
const cells = workshop.facts.flatMap((fact) => cellOf(fact) ?? []);
const cell = (name: string, head: string, text: string, nameHead = ''): Cell => {
  const [first] = cells;
  if (!first) throw new Error('The note has cells.');
  return { fact: first.fact, name, head, text, nameHead };
};
const found = (name: string, head: string) => {
  const own = cells.find((each) => each.name === name && each.head === head);
  if (!own) throw new Error(`No ${head} of ${name}`);
  return own;
};

describe('cells', () => {
  test('one that says nothing is none', () =>
    expect(cells.some(({ text }) => text === 'variable')).toBe(false));

  test.each([
    ['5 min', true],
    ['2–3', true],
    ['5 min or more', true],
    ['5 min after meals', false],
    ['Loop diuretic', false],
  ])('%s is a value: %s', (text, is) => expect(valueOf(text) !== null).toBe(is));

  test.each([
    ['Nausea, vomiting', 'Vomiting and dizziness', true],
    ['Dry cough', 'Ankle swelling', false],
  ])('%s beside %s: alike %s', (one, other, is) => expect(isAlike(one, other)).toBe(is));

  test('a label has no head, a class one that says so', () => {
    expect(isLabel({ head: '' })).toBe(true);
    expect(isClass('Drug class')).toBe(true);
    expect(isClass('Onset')).toBe(false);
    expect(namesItself(cell('Linezolid', 'Class', 'linezolid'))).toBe(true);
  });

  test('rivals say something else', () => {
    const own = found('Carvedilol', 'Class');
    expect(rivalsOf(workshop, own).map(({ text }) => text)).not.toContain('Beta blocker');
    expect(rivalRowsOf(workshop, found('Furosemide', 'Onset')).map(({ name }) => name)).not.toContain(
      'Furosemide',
    );
  });
});

describe('the wording of cells', () => {
  test.each([
    [cell('Furosemide', 'Class', 'Loop diuretic'), 'To which class does furosemide belong?'],
    [cell('Lispro', 'Onset', '15 min'), 'What is the onset of lispro?'],
    [cell('1 mg', 'Color', 'pink', 'Strength'), 'What is the color for a strength of 1 mg?'],
    [cell('Adolescent', 'Normal rate', '60–100'), 'the normal rate of an adolescent'],
    [cell('2', 'Where', 'Ward', 'Score'), 'for score 2?'],
  ])('asks: $0.name', (own, expected) => expect(questionOf(own, null)).toContain(expected));

  test.each([
    [cell('Amiodarone', 'Effect on INR', 'Increases'), 'Amiodarone increases the INR'],
    [cell('Lisinopril', 'Class', 'ACE inhibitor'), 'Lisinopril is an ACE inhibitor'],
    [cell('Preload', '', 'the stretch of the ventricle'), 'Preload is the stretch of the ventricle'],
  ])('says: $0.name', (own, expected) => {
    expect(sentenceOf(own, own.text, null)).toBe(expected);
    expect(saysOf(own)).toContain(own.text);
  });

  test('asks for a row', () =>
    expect(rowQuestionOf(cell('Amiodarone', 'Effect on INR', 'Increases', 'Drug'), null)).toBe(
      'Which drug increases the INR?',
    ));
});

describe('the figure of a line', () => {
  const asked = (start: string) => {
    const fact = workshop.facts.find(({ segmentId }) => workshop.segments[segmentId]?.text.startsWith(start));
    return fact ? lineFigureFrom(workshop, fact) : [];
  };
  test('is asked for in the line as it stands', () =>
    expect(asked('Major')[0]).toMatchObject({
      stem: 'Which figure completes this line under “Reversal”? “Major bleeding: give vitamin K _____.”',
      answer: { text: '10 mg' },
    }));
  test.each(['Up to', 'Give 5'])('not where others are true as well, or there are two: %s', (start) =>
    expect(asked(start)).toEqual([]),
  );
});
