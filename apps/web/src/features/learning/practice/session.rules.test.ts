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
  expect(items).toEqual([{ ...open(0), selectedOption: 3, seconds: 9 }, recorded, open(2)]);
});
