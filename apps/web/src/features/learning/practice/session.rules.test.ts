import { expect, it } from 'vitest';
import { withAnswers } from './session.rules.ts';

const open = (questionIndex: number) => ({
  scenarioId: 1,
  version: 1,
  questionIndex,
  selectedOption: null,
  correct: null,
  seconds: null,
});

it('fills in what this device has answered, and leaves what the server holds', () => {
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

it('keeps a response to another format, and how sure the learner was', () => {
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
