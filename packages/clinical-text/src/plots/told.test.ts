import { describe, expect, test } from 'vitest';
import { learningStyles } from '@rounds/contract/common.rules';
import { analyzeNote } from '../analysis.ts';
import { caseAround, writeScenario } from '../scenario.ts';
import { background } from './told.ts';
import { wardPlots } from './ward-plots.ts';
import { studyPlots } from './study-plots.ts';

const note = `# Leg ulcers

Definition: any 1 of
- creatinine up by 0.3 mg/dL in two days
- urine output below 0.5 mL/kg/h for six hours

| | Venous | Arterial |
|---|---|---|
| Site | medial malleolus | toes and pressure points |
| Edge | irregular and shallow | punched out |
| Pain | aching, better elevated | severe, worse elevated |

- Alginate is a dressing made of seaweed that takes up exudate.
- Hydrogel is a dressing that gives water to a dry wound.

## Changing a dressing
1. Wash your hands
2. Remove the old dressing
3. Clean the wound with saline
4. Measure the wound
5. Apply the new dressing
6. Document the wound
`;
const analysis = analyzeNote(note);

describe('what else a note says', () => {
  const told = background(analysis, [], 20).map(({ statement }) => statement);

  test('holds no row without the heads of its columns, and no part of a list', () => {
    expect(told.some((statement) => statement.startsWith('Alginate is'))).toBe(true);
    expect(told.filter((statement) => /Pain|any 1 of|creatinine|urine output/i.test(statement))).toEqual([]);
  });
});

test.each([
  ['The problem begins in the placenta.', false],
  ['The choice depends on the kidney function, the weight and cost.', false],
  ['Hyperkalemia is the most dangerous complication.', false],
  ['Oxytocin is the first drug.', false],
  ['Tachypnea, wheeze and fine crackles follow.', false],
  ['Ascites is the most common complication of cirrhosis.', true],
  ['The main cause of cirrhosis is alcohol.', true],
])('of sentences only those that say of what: %s', (sentence, is) => {
  const told = background(analyzeNote(`${sentence} Cirrhosis is the final stage of liver disease.`), [], 20);
  expect(told.some(({ statement }) => `${statement}.` === sentence)).toBe(is);
});

describe('a case', () => {
  const layTitles = new Set(
    [...wardPlots, ...studyPlots].filter(({ isLay }) => isLay).map(({ title }) => title),
  );

  test.each(learningStyles)('has no patient ask for a gap or a table: %s', (learningStyle) => {
    const made = writeScenario(analysis, { learningStyle, title: 'Leg ulcers' });
    const isQuoting = made.questions.some(
      ({ stem }) => /_____|\btable\b/.test(stem) || (/\bnote\b/.test(stem) && !stem.includes('next step')),
    );
    expect(isQuoting && layTitles.has(made.title.split(':')[0] ?? '')).toBe(false);
  });

  test('asks for steps in their order', () => {
    const sequence = analysis.facts.find(({ type }) => type === 'sequence');
    const step = (at: number) =>
      ({
        kind: 'multiple_choice',
        stem: `Which comes after ${at}?`,
        options: [sequence?.members[at] ?? '', 'Another'],
        key: 0,
        rationales: [],
        sourceSpan: { start: 0, end: 5 },
        factId: sequence?.id ?? -1,
        seed: 1,
      }) as const;
    const { questions } = caseAround(
      analysis,
      { items: [step(5), step(1), step(3)], shortfall: null },
      { learningStyle: 'reading', title: 'Leg ulcers' },
    );
    expect(questions.map(({ stem }) => stem)).toEqual([1, 3, 5].map((at) => `Which comes after ${at}?`));
  });
});
