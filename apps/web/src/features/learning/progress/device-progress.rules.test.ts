import type { ProgressEntry, RecordProgressBody } from '@rounds/contract/learning/progress';
import { expect, it } from 'vitest';
import { withDevice, type OnDevice } from './device-progress.rules.ts';

const scenario = { id: 4, version: 2, scenario: { questions: [{}, {}, {}] } };
const given = {
  questionIndex: 0,
  selectedOption: 2,
  response: null,
  confidence: null,
  correct: true,
  credit: 1,
};
const kept = { attemptId: 'here', version: 2, mode: 'tutor' as const, answers: [given], updatedAt: 0 };
const answer: RecordProgressBody = {
  attemptId: 'here',
  scenarioId: 4,
  completed: false,
  score: 100,
  attempts: 1,
  timeSpent: 9,
  questionIndex: 0,
  selectedOption: 2,
};
const result: RecordProgressBody = {
  ...answer,
  completed: true,
  score: 80,
  timeSpent: 60,
  answers: [{ questionIndex: 0, selectedOption: 2 }],
};
const entry: ProgressEntry = {
  id: 1,
  scenarioId: 4,
  completed: true,
  score: 90,
  attempts: 1,
  lastAttempt: '2026-11-27T10:00:00.000Z',
  timeSpent: 60,
  open: null,
  reviewId: null,
};
const other = { ...entry, id: 2, scenarioId: 5 };
const seen = (progress: ProgressEntry[], device: Partial<OnDevice>) =>
  withDevice(progress, [scenario], { unsent: [], keptAt: () => null, ...device });

it('a case begun here, and unknown to the server, is in progress, before the rest', () => {
  expect(seen([other], { unsent: [answer], keptAt: () => kept })).toMatchObject([
    { scenarioId: 4, completed: false, open: { attemptId: 'here', answered: 1, questions: 3 } },
    other,
  ]);
  expect(seen([], { keptAt: () => kept })).toMatchObject([{ open: { attemptId: 'here' } }]);
});

it('a case whose result waits here is completed, with the better score', () => {
  const device = { unsent: [answer, result], keptAt: () => kept };
  expect(seen([], device)).toMatchObject([{ completed: true, score: 80, attempts: 1, open: null }]);
  expect(seen([entry], device)).toMatchObject([{ completed: true, score: 90, attempts: 2 }]);
  const open = { attemptId: 'here', mode: 'tutor' as const, answered: 1, questions: 3 };
  expect(seen([{ ...entry, completed: false, score: null, open }], device)).toMatchObject([
    { completed: true, score: 80, open: null },
  ]);
});

it('a completed case is in progress if answers to it wait here, and not otherwise', () => {
  expect(seen([entry], { unsent: [answer], keptAt: () => kept })).toMatchObject([
    { completed: true, open: { attemptId: 'here' } },
  ]);
  const progress = [entry];
  expect(seen(progress, { keptAt: () => kept })).toBe(progress);
});

it('an attempt only viewed, left without an answer, or from another edition changes nothing', () => {
  const progress = [other];
  expect(seen(progress, { keptAt: () => ({ ...kept, answers: [] }) })).toBe(progress);
  expect(seen(progress, { keptAt: () => ({ ...kept, version: 1 }) })).toBe(progress);
  expect(seen(progress, { unsent: [{ ...result, answers: [] }] })).toBe(progress);
});
