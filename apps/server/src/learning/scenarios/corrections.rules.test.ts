import type { Question } from '@rounds/contract/learning/scenarios';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { describe, expect, it } from 'vitest';
import { correctionsOf, withRightKeys } from './corrections.rules.ts';

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
  it('are found where the same question has another key', () => {
    expect(between([single(0)], [single(1)])).toMatchObject([
      { version: 1, questionIndex: 0, rightVersion: 2 },
    ]);
    expect(between([single(0)], [single(0)])).toEqual([]);
    expect(between([single(0)], [{ ...single(0), explanation: 'Put better.' }])).toEqual([]);
  });

  it('are not found where a question was reworded, or is gone', () => {
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

  it('are found in numeric and ordering questions', () => {
    const [dose] = between([number(10)], [number(12, 1)]);
    expect([10, 11, 12].map((value) => dose?.creditFor({ response: { value } }))).toEqual([0, 1, 1]);
    const [order] = between([steps('wash', 'glove', 'gown')], [steps('wash', 'gown', 'glove')]);
    expect(order?.creditFor({ response: { picks: [[0, 2, 1]] } })).toBe(1);
  });
});

describe('a case under review', () => {
  const look = (asked: Question, right: Question) => {
    const view = withRightKeys({ scenario: { questions: [asked] } }, { scenario: { questions: [right] } });
    return { ...view, question: view.scenario.scenario.questions[0] };
  };

  it('has the corrected key and rationales, with options and story as they stood', () => {
    const asked = {
      ...single(0),
      update: 'Then.',
      memoryTrick: 'Old.',
      optionRationales: [null, 'No.', 'No.'],
    };
    const right = {
      ...single(0, ['c', 'a', 'b']),
      explanation: 'Since.',
      optionRationales: [null, 'Not a.', 'Not b.'],
    };
    expect(look(asked, right).question).toEqual({
      ...single(2),
      explanation: 'Since.',
      optionRationales: ['Not a.', 'Not b.', null],
      update: 'Then.',
      corrected: true,
    });
  });

  it('is unchanged if nothing was corrected', () => {
    const reworded = single(1, ['a', 'b', 'c'], 'What now?');
    for (const other of [single(0), reworded]) expect(look(single(0), other).question).toEqual(single(0));
  });

  it('has the answer to an ordering in the corrected order', () => {
    const { question, answerTo } = look(steps('wash', 'glove', 'gown'), steps('wash', 'gown', 'glove'));
    expect(question?.item).toEqual(steps('wash', 'gown', 'glove').item);
    const given = { questionIndex: 0, response: { picks: [[0, 1, 2]] } };
    expect(answerTo(given).response).toEqual({ picks: [[0, 2, 1]] });
    expect(answerTo({ ...given, questionIndex: 7 })).toEqual({ ...given, questionIndex: 7 });
  });
});
