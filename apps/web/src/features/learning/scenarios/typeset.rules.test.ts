import { expect, it } from 'vitest';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { keepUnits, typeset } from './typeset.rules.ts';

it.each([
  ['brought him to 5.4 mmol/L', 'brought him to 5.4~mmol/L'],
  ['glucagon 1 mg may be repeated', 'glucagon 1~mg may be repeated'],
  ['up to more than 2 g/L', 'up to more than 2~g/L'],
  ['a bolus of 250 mL over 15 min', 'a bolus of 250~mL over 15~min'],
  ['platelets of 104 × 10⁹/L', 'platelets of 104~×~10⁹/L'],
  ['at 36.6 °C, 18 /min and 10 %', 'at 36.6~°C, 18~/min and 10~%'],
  ['0.1 µg/kg', '0.1~µg/kg'],
  ['5 months, 3 gloves, 2 litres and 4 hours', '5 months, 3 gloves, 2 litres and 4 hours'],
])('%s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept.replaceAll('~', '\u00a0'));
});

it('treats every text of a case alike, and leaves the case itself unchanged', () => {
  const question = { question: 'Give 5 mg?', options: ['5 mg', '10 mg'], correctAnswer: 0 };
  const scenario = { id: 1, title: 'At 5 mg', scenario: { questions: [question] } } as unknown as Scenario;
  const shown = typeset(scenario);
  expect(shown.scenario.questions[0]?.options).toEqual(['5\u00a0mg', '10\u00a0mg']);
  expect(shown.scenario.questions[0]?.question).toBe('Give 5\u00a0mg?');
  expect(scenario.scenario.questions[0]?.options).toEqual(['5 mg', '10 mg']);
  expect(typeset(scenario)).toBe(shown);
});
