import { timerSeconds } from '@rounds/contract/identity/settings.rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctCount,
  finalScore,
  isLastQuestion,
  optionForKey,
  optionLetter,
  pendingAnswer,
  playerReducer,
  startPlayer,
  verdictOf,
  type PlayerEvent,
  type PlayerState,
} from './player.rules.ts';

const questions = [
  { options: ['a', 'b', 'c'], correct: 1 },
  { options: ['a', 'b'], correctAnswer: 0 },
  { options: ['a', 'b', 'c', 'd'], correctAnswer: 'd' },
];

function play(events: readonly PlayerEvent[], from = startPlayer(questions)): PlayerState {
  return events.reduce(playerReducer, from);
}

const choose = (option: number): PlayerEvent => ({ type: 'choose', option });
const submit: PlayerEvent = { type: 'submit' };
const advance: PlayerEvent = { type: 'advance' };
const expire: PlayerEvent = { type: 'expire' };
const keepGoing: PlayerEvent = { type: 'keepGoing' };
const finish: PlayerEvent = { type: 'finish' };
const strike = (option: number): PlayerEvent => ({ type: 'strike', option });
const pause: PlayerEvent = { type: 'pause' };
const resume: PlayerEvent = { type: 'resume' };
const toExam: PlayerEvent = { type: 'chooseMode', mode: 'exam' };
const allowMore: PlayerEvent = { type: 'allow', limit: 600 };
const allowAll: PlayerEvent = { type: 'allow', limit: null };

describe('the player', () => {
  it('starts at question 1 with nothing selected and the clock running', () => {
    expect(startPlayer(questions)).toMatchObject({
      index: 0,
      selected: null,
      phase: 'choosing',
      clock: 'running',
    });
  });

  it('starts without a clock if the timer is off', () => {
    expect(startPlayer(questions, null)).toMatchObject({ clock: 'untimed', limit: null });
  });

  it.each([
    // The setting at the start and after the change; then the resulting clock and limit.
    ['on', 'on', 'running', 300],
    ['on', 'longer', 'running', 600],
    ['on', 'off', 'untimed', null],
    ['longer', 'on', 'running', 600],
    ['longer', 'longer', 'running', 600],
    ['longer', 'off', 'untimed', null],
    ['off', 'on', 'untimed', null],
    ['off', 'longer', 'untimed', null],
    ['off', 'off', 'untimed', null],
  ] as const)('changed from %s to %s during a run has the clock %s with %s', (from, to, clock, limit) => {
    const allow: PlayerEvent = { type: 'allow', limit: timerSeconds(to) };
    const start = startPlayer(questions, timerSeconds(from));
    expect(playerReducer(start, allow)).toMatchObject({ clock, limit });
    expect(play([choose(1), submit, allow], start)).toMatchObject({ clock, limit, phase: 'explained' });
  });

  it('gives no more time once it is up or everything is answered', () => {
    const allow = allowMore;
    expect(play([expire, allow])).toMatchObject({ clock: 'expired', limit: 300 });
    expect(play([expire, keepGoing, allow])).toMatchObject({ clock: 'untimed', limit: null });
    const done = play(questions.flatMap(() => [choose(1), submit, advance]));
    expect(playerReducer(done, allow)).toBe(done);
  });

  it('lets an option be changed until it is submitted, and not after', () => {
    const submitted = play([choose(0), choose(1), submit]);
    expect(submitted.selected).toBe(1);
    expect(play([choose(2), submit], submitted)).toBe(submitted);
  });

  it('cannot submit without a selection', () => {
    const start = startPlayer(questions);
    expect(pendingAnswer(start)).toBeNull();
    expect(playerReducer(start, submit)).toBe(start);
  });

  it('ignores an option that the question does not have', () => {
    for (const option of [-1, 3, 0.5, Number.NaN]) expect(play([choose(option)]).selected).toBeNull();
  });

  it('advances with the selection cleared and the options unlocked', () => {
    expect(play([choose(1), submit, advance])).toMatchObject({ index: 1, selected: null, phase: 'choosing' });
  });

  it.each([
    ['all right', [1, 0, 3], 100],
    ['two of three', [1, 0, 0], 66.7],
    ['one of three', [0, 0, 0], 33.3],
    ['none', [0, 1, 0], 0],
  ])('scores %s, whichever field and form the key has', (_name, options, score) => {
    const end = play(options.flatMap((option) => [choose(option), submit, advance]));
    expect(end.phase).toBe('finished');
    expect(finalScore(end.answers, questions.length)).toBeCloseTo(score, 1);
  });

  it('stops the clock at the last answer, so that reading its explanation is not timed', () => {
    const end = play([choose(1), submit, advance, choose(0), submit, advance, choose(3), submit]);
    expect(isLastQuestion(end)).toBe(true);
    expect(end.clock).toBe('stopped');
    expect(playerReducer(end, expire)).toBe(end);
  });

  it('waits at zero until the learner has chosen', () => {
    const atZero = play([choose(1), expire]);
    for (const event of [choose(0), submit, advance, expire])
      expect(playerReducer(atZero, event)).toBe(atZero);
  });

  it('keeps the selection and continues untimed', () => {
    expect(play([choose(1), expire, keepGoing, submit])).toMatchObject({
      phase: 'explained',
      clock: 'untimed',
    });
  });

  it('counts unanswered questions as wrong when finished at zero', () => {
    const end = play([choose(1), submit, advance, expire, finish]);
    expect(end.phase).toBe('finished');
    expect(end.answers).toHaveLength(1);
    expect(finalScore(end.answers, questions.length)).toBeCloseTo(100 / 3, 6);
  });

  it('counts what is chosen at zero', () => {
    const end = play([choose(1), submit, advance, choose(0), expire, finish]);
    expect(end.answers).toMatchObject([{ selectedOption: 1 }, { questionIndex: 1, selectedOption: 0 }]);
    expect(play([choose(1), expire, keepGoing]).selected).toBe(1);
  });

  it('finishes and keeps going only at zero', () => {
    const start = startPlayer(questions);
    expect(playerReducer(start, finish)).toBe(start);
    expect(playerReducer(start, keepGoing)).toBe(start);
  });

  it('has no question to show if there is none', () => {
    expect(startPlayer([])).toMatchObject({ phase: 'finished', clock: 'stopped' });
  });
});

const anyEvent: fc.Arbitrary<PlayerEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -1, max: 5 }).map(choose) },
  { weight: 4, arbitrary: fc.constant(submit) },
  { weight: 4, arbitrary: fc.constant(advance) },
  fc.integer({ min: -1, max: 5 }).map(strike),
  fc.constantFrom(expire, keepGoing, finish, allowMore, allowAll, pause, resume, toExam),
);

const anyQuestions = fc.array(
  fc.integer({ min: 2, max: 6 }).chain((size) =>
    fc.record({
      options: fc.constant(Array.from({ length: size }, (_, index) => `option ${index}`)),
      correct: fc.integer({ min: 0, max: size - 1 }),
    }),
  ),
  { minLength: 1, maxLength: 8 },
);

describe('whatever the learner presses', () => {
  it('answers only grow, one per question, in order, and never change', () => {
    fc.assert(
      fc.property(anyQuestions, fc.array(anyEvent, { maxLength: 80 }), (asked, events) => {
        let state = startPlayer(asked);
        for (const event of events) {
          const next = playerReducer(state, event);
          expect(next.answers.slice(0, state.answers.length)).toEqual(state.answers);
          expect(next.answers.map((answer) => answer.questionIndex)).toEqual(
            next.answers.map((_, index) => index),
          );
          expect(next.index).toBeGreaterThanOrEqual(state.index);
          expect(next.index).toBeLessThan(asked.length);
          expect(correctCount(next.answers)).toBeLessThanOrEqual(next.answers.length);
          if (state.phase === 'finished') expect(next).toBe(state);
          if (next.phase === 'finished') expect(next.clock).toBe('stopped');
          state = next;
        }
      }),
    );
  });

  it('what is recorded is what pendingAnswer said', () => {
    fc.assert(
      fc.property(anyQuestions, fc.array(anyEvent, { maxLength: 60 }), (asked, events) => {
        const state = events.reduce(playerReducer, startPlayer(asked));
        const pending = pendingAnswer(state);
        const after = playerReducer(state, submit);
        expect(after.answers.slice(state.answers.length)).toEqual(pending ? [pending] : []);
      }),
    );
  });

  it('every scenario can be completed', () => {
    fc.assert(
      fc.property(anyQuestions, (asked) => {
        const end = asked
          .flatMap(() => [choose(0), submit, advance])
          .reduce(playerReducer, startPlayer(asked));
        expect(end).toMatchObject({ phase: 'finished', clock: 'stopped' });
        expect(end.answers).toHaveLength(asked.length);
      }),
    );
  });
});

describe('letters and keys', () => {
  it.each([
    ['a', 0],
    ['F', 5],
    ['1', 0],
    ['H', 7],
    ['8', 7],
    ['9', null],
    ['0', null],
    ['i', null],
    ['k', null],
    ['Enter', null],
    ['', null],
  ])('key %s stands for option %s', (key, option) => {
    expect(optionForKey(key, 8)).toBe(option);
  });

  it('a key past the last option does nothing', () => {
    expect(optionForKey('e', 4)).toBeNull();
    expect(optionForKey('5', 4)).toBeNull();
  });

  it('letters run from A', () => {
    expect([0, 1, 5].map(optionLetter)).toEqual(['A', 'B', 'F']);
  });
});

it.each([
  [{ correct: true }, 'right'],
  [{ correct: true, credit: 1 }, 'right'],
  [{ correct: false, credit: 0.5 }, 'partly'],
  [{ correct: false, credit: 0 }, 'wrong'],
  [{ correct: false }, 'wrong'],
])('an answer with %j is %s', (grade, verdict) => {
  expect(verdictOf({ questionIndex: 0, selectedOption: null, ...grade })).toBe(verdict);
});
