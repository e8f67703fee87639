import type { Question } from '@rounds/contract/learning/scenarios';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { describe, expect, it } from 'vitest';
import { correctionsOf } from './corrections.rules.ts';

const single = (correct: number, options = ['a', 'b', 'c'], question = 'What next?'): Question => ({
  question,
  options,
  correct,
  correctAnswer: correct,
  explanation: 'Because.',
  optionRationales: [],
});
const withItem = (item: Item): Question => ({ ...single(0), item });
const between = (before: Question[], after: Question[]) =>
  correctionsOf([
    { scenarioId: 1, version: 1, newest: 2, scenario: { questions: before } },
    { scenarioId: 1, version: 2, newest: 2, scenario: { questions: after } },
  ]);
const why = 'Because it is so.';
const steps = (...texts: string[]): Question =>
  withItem({ format: 'order', steps: texts.map((text) => ({ text })) });
const number = (answer: number, tolerance = 0): Question =>
  withItem({ format: 'number', answer, unit: 'mL', tolerance, decimals: 0, slips: [{ value: 1, why }] });

describe('corrected keys', () => {
  it('are those of the same question with another key', () => {
    expect(between([single(0)], [single(1)])).toMatchObject([
      { version: 1, questionIndex: 0, rightVersion: 2 },
    ]);
    expect(between([single(0)], [single(0)])).toEqual([]);
    expect(between([single(0)], [{ ...single(0), explanation: 'Put better.' }])).toEqual([]);
  });

  it('are not those of a question that was reworded, or is gone', () => {
    expect(between([single(0)], [single(1, ['a', 'b', 'd'])])).toEqual([]);
    expect(between([single(0)], [single(1, ['a', 'b', 'c'], 'What now?')])).toEqual([]);
  });

  it('follow options and questions that moved', () => {
    const other = single(2, ['x', 'y', 'z'], 'Another?');
    const [key] = between([single(0)], [other, single(0, ['c', 'a', 'b'])]);
    const credits = [0, 1, 2].map((selectedOption) => key?.creditFor({ selectedOption }));
    expect(credits).toEqual([0, 0, 1]);
    expect(between([single(0)], [single(1, ['c', 'a', 'b'])])).toEqual([]);
  });

  it('are found in numbers and in orders', () => {
    const [dose] = between([number(10)], [number(12, 1)]);
    expect([10, 11, 12].map((value) => dose?.creditFor({ response: { value } }))).toEqual([0, 1, 1]);
    const [order] = between([steps('wash', 'glove', 'gown')], [steps('wash', 'gown', 'glove')]);
    expect(order?.creditFor({ response: { picks: [[0, 2, 1]] } })).toBe(1);
  });
});
