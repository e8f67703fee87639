import { expect, it } from 'vitest';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { answersOf, summaryOf, withAnswers } from './session.rules.ts';

const open = (questionIndex: number) => ({
  scenarioId: 1,
  version: 1,
  questionIndex,
  selectedOption: null,
  correct: null,
  seconds: null,
});

it('fills in this device’s answers, and keeps the server’s', () => {
  const recorded = { ...open(1), selectedOption: 2, correct: true, seconds: 30 };
  const items = withAnswers(
    [open(0), recorded, open(2)],
    [
      { position: 0, selectedOption: 3, seconds: 9 },
      { position: 1, selectedOption: 0, seconds: 5 },
    ],
  );
  const kept = { ...open(0), selectedOption: 3, response: null, confidence: null, seconds: 9 };
  expect(items).toEqual([kept, recorded, open(2)]);
});

it('keeps a response in another format, and the learner’s confidence', () => {
  const given = { position: 0, response: { value: 2.4 }, confidence: 'sure', seconds: 5 } as const;
  const [kept] = withAnswers([open(0)], [given]);
  expect(kept).toMatchObject({
    selectedOption: null,
    response: { value: 2.4 },
    confidence: 'sure',
    seconds: 5,
  });
  const [still] = withAnswers([{ ...open(0), response: { value: 1 } }], [given]);
  expect(still?.response).toEqual({ value: 1 });
});

it('uses the server’s verdict if it is better than the local key’s', () => {
  const question = { question: 'Which?', options: ['a', 'b'], correct: 1, correctAnswer: 1 };
  const scenario = { id: 1, version: 1, scenario: { questions: [question] } } as unknown as Scenario;
  const given = (selectedOption: number, correct: boolean) =>
    answersOf(
      [{ ...open(0), selectedOption, correct, credit: Number(correct) }],
      [{ scenario, questionIndex: 0 }],
    )[0]?.correct;
  expect([given(0, true), given(1, false), given(0, false)]).toEqual([true, true, false]);
});

it('lists a session with what was answered here, and as over once nothing is left', () => {
  const session = { completedAt: null, questions: 2, answered: 0, editions: [], xp: 0 };
  const now = new Date('2026-11-20T10:00:00Z');
  const answered = { ...open(0), selectedOption: 1 };
  expect(summaryOf({ ...session, items: [answered, open(1)] }, now)).toEqual({
    completedAt: null,
    questions: 2,
    answered: 1,
  });
  const number = { ...open(1), response: { value: 2 } };
  expect(summaryOf({ ...session, items: [answered, number] }, now)).toMatchObject({
    completedAt: now.toISOString(),
    answered: 2,
  });
  const completedAt = '2026-11-20T09:00:00Z';
  const ended = { ...session, completedAt, items: [answered, open(1)] };
  expect(summaryOf(ended, now)).toMatchObject({ completedAt, answered: 1 });
});
