import { expect, it } from 'vitest';
import { answerBody, completionBody, isAbandonment } from './attempt.rules.ts';

const attempt = {
  attemptId: '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10',
  scenarioId: 4,
  version: 2,
  mode: 'exam',
} as const;

it('an answer posts 100 or 0, not completed, with what was chosen', () => {
  expect(answerBody(attempt, { questionIndex: 1, selectedOption: 3, correct: true }, 42)).toEqual({
    attemptId: attempt.attemptId,
    scenarioId: 4,
    version: 2,
    mode: 'exam',
    completed: false,
    score: 100,
    attempts: 1,
    timeSpent: 42,
    questionIndex: 1,
    selectedOption: 3,
  });
  expect(answerBody(attempt, { questionIndex: 0, selectedOption: 0, correct: false }, 1).score).toBe(0);
});

it('a completion posts the score and every answer given', () => {
  const answers = [
    { questionIndex: 0, selectedOption: 2, correct: true },
    { questionIndex: 1, selectedOption: 0, correct: false },
  ];
  expect(completionBody(attempt, answers, 66.7, 180)).toMatchObject({
    completed: true,
    score: 66.7,
    timeSpent: 180,
    answers: [
      { questionIndex: 0, selectedOption: 2 },
      { questionIndex: 1, selectedOption: 0 },
    ],
  });
});

it('an attempt that ends without an answer is abandoned', () => {
  const given = [{ questionIndex: 0, selectedOption: 2, correct: false }];
  expect(isAbandonment(completionBody(attempt, [], 0, 300))).toBe(true);
  expect(isAbandonment(completionBody(attempt, given, 0, 300))).toBe(false);
  expect(isAbandonment(answerBody(attempt, given[0]!, 20))).toBe(false);
  expect(isAbandonment({ scenarioId: 3, completed: true, score: 80, timeSpent: 20 })).toBe(false);
});

it.each([
  [-3, 0],
  [12.4, 12],
  [300, 300],
  [9000, 300],
])('%s s are posted as %s', (seconds, posted) => {
  expect(completionBody(attempt, [], 0, seconds).timeSpent).toBe(posted);
});
