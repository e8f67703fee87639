import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  type Entry,
  type GradedAnswer,
  type Post,
  type Recorded,
  decide,
  gradeAnswers,
  occurredAt,
  xpFor,
} from './progress.rules.ts';

const options = ['a', 'b', 'c', 'd'];
const questions = [0, 1, 2, 3].map((correct) => ({ correct, options }));
const answer = (questionIndex: number, selectedOption: number) => ({ questionIndex, selectedOption });

const right = (question: number): GradedAnswer => ({
  ...answer(question, question),
  response: null,
  confidence: null,
  credit: 1,
  correct: true,
});

describe('gradeAnswers', () => {
  it('marks each answer by its key, in the order sent', () => {
    expect(gradeAnswers(questions, [answer(2, 2), answer(0, 3)])).toEqual([
      right(2),
      { ...answer(0, 3), response: null, confidence: null, credit: 0, correct: false },
    ]);
  });

  it('accepts an empty list of answers', () => {
    expect(gradeAnswers(questions, [])).toEqual([]);
  });

  it.each([
    ['a question beyond the last', [answer(4, 0)]],
    ['an option beyond the last', [answer(0, 4)]],
    ['a question twice', [answer(0, 0), answer(0, 0)]],
    ['a question twice with another option', [answer(0, 0), answer(0, 1)]],
    ['one bad answer among good ones', [answer(0, 0), answer(1, 9), answer(2, 2)]],
  ])('rejects %s', (_what, answers) => {
    expect(gradeAnswers(questions, answers)).toBeNull();
  });

  it('finds as many right answers as match the key', () => {
    const chosen = fc.array(fc.nat(3), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(chosen, (selected) => {
        const graded = gradeAnswers(
          questions,
          selected.map((option, at) => answer(at, option)),
        );
        const right = selected.filter((option, at) => option === at).length;
        expect(graded?.filter(({ correct }) => correct)).toHaveLength(right);
      }),
    );
  });
});

describe('occurredAt', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const longAgo = new Date('2020-01-01T00:00:00Z');

  it.each([
    ['nothing is claimed', undefined, '2026-03-10T12:00:00.000Z'],
    ['a moment ago', '2026-03-10T11:59:59.500Z', '2026-03-10T11:59:59.500Z'],
    ['seven days ago', '2026-03-03T12:00:00Z', '2026-03-03T12:00:00.000Z'],
    ['more than seven days ago', '2026-03-03T11:59:59.999Z', '2026-03-03T12:00:00.000Z'],
    ['long ago', '1999-01-01T00:00:00Z', '2026-03-03T12:00:00.000Z'],
    ['in the future', '2026-03-10T12:00:00.001Z', '2026-03-10T12:00:00.000Z'],
  ])('when %s', (_what, claimed, expected) => {
    expect(occurredAt(claimed, now, longAgo).toISOString()).toBe(expected);
  });

  it('is never before the account existed', () => {
    const since = new Date('2026-03-10T08:00:00Z');
    expect(occurredAt('2026-03-09T12:00:00Z', now, since)).toEqual(since);
    expect(occurredAt('2026-03-10T09:00:00Z', now, since).toISOString()).toBe('2026-03-10T09:00:00.000Z');
    // A clock that was set back: what happens now counts as now.
    expect(occurredAt('2026-03-09T12:00:00Z', now, new Date('2026-03-11T00:00:00Z'))).toEqual(now);
  });
});

type Result = string;
const at = new Date('2026-03-10T12:00:00Z');
const edition = { xpReward: 100, version: 3, questions };
const post = (changes: Partial<Post> = {}): Post => ({
  userId: 1,
  scenarioId: 7,
  attemptId: 'a',
  completed: false,
  claimedScore: 0,
  seconds: 60,
  mode: 'tutor',
  answers: [],
  occurredAt: at,
  ...changes,
});
const attempt = (changes: Partial<Attempt<Result>> = {}): Attempt<Result> => ({
  userId: 1,
  scenarioId: 7,
  version: 3,
  timeSpent: 40,
  completedAt: null,
  result: null,
  answers: [],
  mode: 'tutor',
  ...changes,
});
const entry = (changes: Partial<Entry> = {}): Entry => ({
  completed: false,
  score: null,
  attempts: 1,
  timeSpent: 40,
  lastAttempt: new Date(0),
  xpAwarded: 0,
  selfReported: false,
  graded: false,
  open: null,
  reviewId: null,
  firstAttemptId: null,
  ...changes,
});
const given = (graded: GradedAnswer, result: Result | null = null) => ({ ...graded, result });
const all = [0, 1, 2, 3].map((n) => answer(n, n));
const known = (changes: Partial<Recorded<Result>> = {}): Recorded<Result> => ({
  attempt: null,
  entry: null,
  ...changes,
});
const recorded = (decision: ReturnType<typeof decide<Result>>) => {
  if (decision.kind !== 'recorded') throw new Error(`It was ${decision.kind}`);
  return decision;
};

describe('rejected posts', () => {
  const finished = attempt({ completedAt: at, result: 'end', answers: [given(right(0))] });

  it.each([
    ['the attempt of another learner', attempt({ userId: 2 }), {}, 'attempt_of_another'],
    ['an attempt of another scenario', attempt({ scenarioId: 8 }), {}, 'answer_recorded'],
    ['an unknown option', null, { answers: [answer(0, 9)] }, 'answer_unknown'],
    [
      'another answer',
      attempt({ answers: [given(right(0))] }),
      { answers: [answer(0, 1)] },
      'answer_recorded',
    ],
    ['another answer at the end', finished, { completed: true, answers: [answer(0, 1)] }, 'answer_recorded'],
    ['a further answer at the end', finished, { completed: true, answers: all }, 'answer_recorded'],
  ])('%s', (_what, attempt, changes, code) => {
    expect(decide(post(changes), edition, known({ attempt }))).toEqual({ kind: 'refused', code });
  });
});

describe('posts that change nothing', () => {
  const answered = attempt({ answers: [given(right(0), 'first'), given(right(1), 'second')] });
  const finished = attempt({ ...answered, completedAt: at, result: 'end' });
  const left = attempt({ result: 'left' });

  it.each([
    ['an answer again', answered, { answers: [answer(1, 1)], seconds: 300 }, 'second'],
    ['an answer again after the end', finished, { answers: [answer(0, 0)] }, 'first'],
    ['the end again', finished, { completed: true, answers: [answer(0, 0), answer(1, 1)] }, 'end'],
    ['the end again, without the answers', finished, { completed: true }, 'end'],
    ['a first answer after the end', finished, { answers: [answer(2, 2)] }, 'end'],
    ['an end without an answer again', left, { completed: true, seconds: 300 }, 'left'],
    ['a beginning again', attempt(), { seconds: 40 }, null],
    [
      'an answer that came with the end',
      attempt({ ...finished, answers: [given(right(0))] }),
      { answers: [answer(0, 0)] },
      'end',
    ],
  ])('%s', (_what, attempt, changes, result) => {
    const decision = decide(post(changes), edition, known({ attempt, entry: entry() }));
    expect(decision).toEqual({ kind: 'repeated', result });
  });
});

describe('what is recorded', () => {
  it('for an answer: no score yet, and the time beyond what is recorded', () => {
    const decision = recorded(
      decide(post({ answers: [answer(1, 1)] }), edition, known({ attempt: attempt(), entry: entry() })),
    );
    const open = { attemptId: 'a', mode: 'tutor' as const, answered: 1, questions: 4 };
    expect(decision.entry).toEqual(entry({ timeSpent: 60, lastAttempt: at, open, firstAttemptId: 'a' }));
    expect(decision.answers).toEqual([right(1)]);
    expect(decision.attempt).toEqual({ version: 3, mode: 'tutor', timeSpent: 60, score: null });
    expect(decision.earned).toMatchObject({ xp: 0, points: 0, graded: true, selfReported: false });
  });

  it('for the end: all answers of the attempt', () => {
    const before = known({
      attempt: attempt({ answers: [given(right(0)), given(right(1))] }),
      entry: entry(),
    });
    const decision = recorded(decide(post({ completed: true, answers: [answer(2, 2)] }), edition, before));
    expect(decision.entry).toMatchObject({
      completed: true,
      score: 75,
      attempts: 1,
      graded: true,
      xpAwarded: 75,
    });
    expect(decision.answers).toEqual([right(2)]);
    expect(decision.earned).toEqual({
      xp: 75,
      points: 38,
      selfReported: false,
      graded: true,
      answers: 1,
      facts: { scenariosCompleted: 1, gradedScenarios: 1, perfectScores: 0, scoreTotal: 75 },
    });
  });

  it('for an end without any answer: the attempt stays open, nothing earned', () => {
    const decision = recorded(decide(post({ completed: true }), edition, known()));
    expect(decision.entry).toEqual(entry({ timeSpent: 60, lastAttempt: at }));
    expect(decision).toMatchObject({ attempt: { timeSpent: 60, score: null }, earned: null });
  });

  it('for an abandoned attempt: the next one is open', () => {
    const left = known({ attempt: attempt({ result: 'left' }), entry: entry() });
    expect(recorded(decide(post({ completed: true, answers: all }), edition, left)).earned?.xp).toBe(100);
  });

  it('for a claim: its score once, and nothing graded', () => {
    const claim = post({ attemptId: null, completed: true, claimedScore: 80 });
    const first = recorded(decide(claim, edition, known()));
    expect(first.attempt).toBeNull();
    expect(first.entry).toMatchObject({ score: 80, selfReported: true, graded: false, xpAwarded: 80 });
    expect(first.earned).toMatchObject({ xp: 80, selfReported: true, graded: false });
    const again = recorded(decide({ ...claim, claimedScore: 100 }, edition, known({ entry: first.entry })));
    expect(again.entry).toMatchObject({ score: 100, attempts: 2, xpAwarded: 80 });
    expect(again.earned).toMatchObject({
      xp: 0,
      facts: { scenariosCompleted: 0, perfectScores: 0, scoreTotal: 20 },
    });
  });

  it('for graded work above an equal claim: a perfect score', () => {
    const before = entry({ completed: true, score: 100, selfReported: true, xpAwarded: 100 });
    const graded = post({ completed: true, answers: all });
    expect(recorded(decide(graded, edition, known({ entry: before })))).toMatchObject({
      entry: { selfReported: false, graded: true },
      earned: { xp: 0, facts: { gradedScenarios: 1, perfectScores: 1, scoreTotal: 0 } },
    });
  });

  it('for a worse score: the best is unchanged', () => {
    const before = entry({ completed: true, score: 75, graded: true, xpAwarded: 75 });
    const decision = recorded(
      decide(post({ completed: true, answers: [answer(0, 0)] }), edition, known({ entry: before })),
    );
    expect(decision.entry).toMatchObject({ score: 75, attempts: 2 });
    expect(decision.attempt?.score).toBe(25);
    expect(decision.earned).toMatchObject({ xp: 0, facts: { scenariosCompleted: 0, scoreTotal: 0 } });
  });
});

describe('xpFor', () => {
  it('adds up to the worth of the best attempt, over any number of them', () => {
    const scores = fc.array(
      fc.nat(5).map((right) => right * 20),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), scores, (reward, scores) => {
        const xp = (score: number, xpAwarded: number) =>
          xpFor(reward, score, { selfReported: false, entry: entry({ xpAwarded }) });
        const sum = scores.reduce((given, score) => given + xp(score, given), 0);
        expect(sum).toBe(xp(Math.max(...scores), 0));
      }),
    );
  });
});
