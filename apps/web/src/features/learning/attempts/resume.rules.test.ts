import type { Attempt } from '@rounds/contract/learning/attempts';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { describe, expect, it } from 'vitest';
import { attemptToResume, type KeptAttempt, type Known } from './resume.rules.ts';

const question = { options: ['a', 'b', 'c', 'd'], correct: 1, correctAnswer: 1 };
const listed = {
  id: 4,
  version: 2,
  scenario: { questions: [question, question, question] },
} as unknown as Scenario;
const older = { ...listed, version: 1 };

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute)).toISOString();
const ours = 'aaaaaaaa-0000-4000-8000-000000000000';
const theirs = 'bbbbbbbb-0000-4000-8000-000000000000';

const answer = (questionIndex: number, selectedOption = 1) => ({
  questionIndex,
  selectedOption,
  correct: selectedOption === 1,
});

const kept = (changes: Partial<KeptAttempt> = {}): KeptAttempt => ({
  attemptId: ours,
  version: 2,
  answers: [answer(0)],
  struck: { 1: [3] },
  mode: 'tutor',
  explaining: 0,
  spent: 40_000,
  updatedAt: Date.parse(at(10)),
  ...changes,
});

/** An attempt as the server returns it. */
const stored = (index: number, seconds = 9) => ({
  ...answer(index),
  response: null,
  confidence: null,
  credit: 1,
  seconds,
  answeredAt: at(5),
});

const open = (changes: Partial<Attempt> = {}): Attempt => ({
  id: theirs,
  scenarioId: 4,
  version: 2,
  mode: 'tutor',
  startedAt: at(0),
  completedAt: null,
  score: null,
  timeSpent: 90,
  scenario: listed,
  answers: [stored(0, 90)],
  ...changes,
});

const known = (changes: Partial<Known>) =>
  attemptToResume({ listed, kept: null, open: null, waiting: false, ...changes });

describe('the attempt to resume', () => {
  it('is null if nothing was started', () => {
    expect(known({})).toBeNull();
    expect(known({ open: undefined })).toBeNull();
  });

  it('is the one stored in this browser, as it was left, if the server cannot be reached', () => {
    expect(known({ kept: kept(), open: undefined })).toMatchObject({
      attemptId: ours,
      resumed: true,
      start: { answers: [answer(0)], struck: { 1: [3] }, explaining: 0, spent: 40_000 },
    });
  });

  it('is the server’s if this browser has none, with the time already spent', () => {
    expect(known({ open: open({ mode: 'exam', scenario: older, version: 1 }) })).toMatchObject({
      attemptId: theirs,
      scenario: { version: 1 },
      start: { mode: 'exam', spent: 90_000, explaining: null, answers: [answer(0)] },
    });
  });

  it('has the server’s answers, which take precedence, plus those of ours not sent yet', () => {
    const merged = known({
      kept: kept({ answers: [answer(0, 2), answer(2, 0)] }),
      open: open({ id: ours, answers: [{ ...stored(0), correct: null, credit: null }] }),
    });
    expect(merged?.start).toMatchObject({ answers: [answer(0), answer(2, 0)], struck: { 1: [3] } });
  });

  it('drops the explanation if another device has continued', () => {
    const more = [0, 1].map((index) => stored(index));
    expect(known({ kept: kept(), open: open({ id: ours, answers: more }) })?.start.explaining).toBeNull();
  });

  it('is the one worked on last, of two', () => {
    expect(known({ kept: kept({ updatedAt: Date.parse(at(4)) }), open: open() })?.attemptId).toBe(theirs);
    expect(known({ kept: kept(), open: open() })?.attemptId).toBe(ours);
    // One that was only viewed hasn't been worked on.
    expect(known({ kept: kept({ answers: [] }), open: open() })?.attemptId).toBe(theirs);
  });

  it('is not one that was replaced by starting over', () => {
    expect(known({ kept: kept({ answers: [], over: theirs }), open: open() })).toMatchObject({
      attemptId: ours,
      resumed: false,
      over: theirs,
    });
  });

  it('is null if it was completed elsewhere, unless answers to it still wait here', () => {
    expect(known({ kept: kept() })).toBeNull();
    expect(known({ kept: kept(), waiting: true })?.attemptId).toBe(ours);
  });

  it('is null if the content has changed and nothing was recorded', () => {
    expect(known({ kept: kept({ version: 1 }), open: undefined })).toBeNull();
  });
});
