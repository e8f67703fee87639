import { timerSeconds } from '@rounds/contract/identity/settings.rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerTo,
  canChooseMode,
  correctCount,
  finalScore,
  fromTheStart,
  isLastQuestion,
  isTicking,
  optionForKey,
  optionLetter,
  pendingAnswer,
  playerReducer,
  startPlayer,
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

  it('starts without a clock where the timer is off', () => {
    expect(startPlayer(questions, null)).toMatchObject({ clock: 'untimed', limit: null });
  });

  it.each([
    // The setting at the start and as it is changed to; what the clock and its limit are then.
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

  it('gives no more time once it is up or all is answered', () => {
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
    expect(finalScore(end.answers, questions.length)).toBe(score);
  });

  it('stops the clock with the last answer, so that reading its explanation is not timed', () => {
    const end = play([choose(1), submit, advance, choose(0), submit, advance, choose(3), submit]);
    expect(isLastQuestion(end)).toBe(true);
    expect(end.clock).toBe('stopped');
    expect(playerReducer(end, expire)).toBe(end);
  });

  it('holds everything at zero until the learner has chosen', () => {
    const atZero = play([choose(1), expire]);
    for (const event of [choose(0), submit, advance, expire])
      expect(playerReducer(atZero, event)).toBe(atZero);
  });

  it('keeps the selection and goes on untimed', () => {
    expect(play([choose(1), expire, keepGoing, submit])).toMatchObject({
      phase: 'explained',
      clock: 'untimed',
    });
  });

  it('counts unanswered questions as wrong when finished at zero', () => {
    const end = play([choose(1), submit, advance, choose(0), expire, finish]);
    expect(end.phase).toBe('finished');
    expect(end.answers).toHaveLength(1);
    expect(finalScore(end.answers, questions.length)).toBe(33.3);
  });

  it('finishes and keeps going only at zero', () => {
    const start = startPlayer(questions);
    expect(playerReducer(start, finish)).toBe(start);
    expect(playerReducer(start, keepGoing)).toBe(start);
  });

  it('has no question to show when there is none', () => {
    expect(startPlayer([])).toMatchObject({ phase: 'finished', clock: 'stopped' });
  });
});

describe('the clock', () => {
  it('stands from a submitted answer to the next question', () => {
    const explained = play([choose(1), submit]);
    expect(isTicking(explained)).toBe(false);
    expect(playerReducer(explained, expire)).toBe(explained);
    expect(isTicking(play([advance], explained))).toBe(true);
  });

  it('stands while the player is paused, and so does everything else', () => {
    const paused = play([choose(1), pause]);
    expect(isTicking(paused)).toBe(false);
    for (const event of [choose(0), strike(0), submit, advance, expire, pause])
      expect(playerReducer(paused, event)).toBe(paused);
    expect(play([resume], paused)).toMatchObject({ paused: false, selected: 1 });
  });

  it('is not paused while an explanation is read or the time is up', () => {
    for (const state of [play([choose(1), submit]), play([expire])])
      expect(playerReducer(state, pause)).toBe(state);
  });
});

describe('exam mode', () => {
  it('goes straight on, explains nothing, and ends with the last answer', () => {
    const start = play([toExam]);
    const second = play([choose(0), submit], start);
    expect(second).toMatchObject({ index: 1, phase: 'choosing', selected: null });
    expect(play([choose(0), submit, choose(3), submit], second)).toMatchObject({
      phase: 'finished',
      answers: [{ correct: false }, { correct: true }, { correct: true }],
    });
  });

  it('is chosen before the first answer, and not after it', () => {
    const answered = play([choose(1), submit, advance]);
    expect(canChooseMode(answered)).toBe(false);
    expect(playerReducer(answered, toExam)).toBe(answered);
  });
});

describe('an option that is ruled out', () => {
  it('is no longer selected, and comes back when it is chosen or restored', () => {
    const struck = play([choose(1), strike(1)]);
    expect(struck).toMatchObject({ selected: null, struck: { 0: [1] } });
    expect(play([choose(1)], struck)).toMatchObject({ selected: 1, struck: { 0: [] } });
    expect(play([strike(1)], struck).struck).toEqual({ 0: [] });
  });

  it('stays ruled out for its own question alone', () => {
    const next = play([strike(2), choose(1), submit, advance, strike(1)]);
    expect(next.struck).toEqual({ 0: [2], 1: [1] });
  });
});

const given = (questionIndex: number, selectedOption: number, correct: boolean) => ({
  questionIndex,
  selectedOption,
  correct,
});

describe('an attempt that goes on', () => {
  const from = (left: Partial<typeof fromTheStart>) =>
    startPlayer(questions, 300, { ...fromTheStart, ...left });

  it('asks the first question without an answer', () => {
    expect(from({ answers: [given(0, 1, true)], struck: { 1: [0] } })).toMatchObject({
      index: 1,
      phase: 'choosing',
      struck: { 1: [0] },
    });
    expect(from({ answers: [given(0, 1, true), given(2, 0, false)] }).index).toBe(1);
  });

  it('shows the explanation that was being read', () => {
    const answers = [given(0, 1, true), given(1, 1, false)];
    expect(from({ answers, explaining: 1 })).toMatchObject({ index: 1, phase: 'explained', selected: 1 });
  });

  it('stands at its last explanation where all is answered, and in exam mode at its end', () => {
    const answers = [given(0, 1, true), given(1, 1, false), given(2, 3, true)];
    expect(from({ answers })).toMatchObject({ index: 2, phase: 'explained', clock: 'stopped' });
    expect(play([advance], from({ answers })).phase).toBe('finished');
    expect(from({ answers, mode: 'exam' }).phase).toBe('finished');
  });
});

describe('an answer from another device', () => {
  const adopt = (...answers: ReturnType<typeof given>[]): PlayerEvent => ({ type: 'adopt', answers });

  it('is explained where its question is on screen, with what was chosen there', () => {
    expect(play([choose(0), adopt(given(0, 1, true))])).toMatchObject({
      index: 0,
      phase: 'explained',
      selected: 1,
      answers: [given(0, 1, true)],
    });
  });

  it('stands before ours', () => {
    const state = play([choose(0), submit, adopt(given(0, 1, true))]);
    expect(answerTo(state, 0)).toEqual(given(0, 1, true));
    expect(state.answers).toHaveLength(1);
  });

  it('goes on after it in exam mode', () => {
    expect(play([toExam, adopt(given(0, 1, true), given(1, 0, true))])).toMatchObject({
      index: 2,
      phase: 'choosing',
    });
  });

  it('changes nothing that is known, and nothing after the end', () => {
    const state = play([choose(1), submit]);
    expect(playerReducer(state, adopt(given(0, 1, true)))).toBe(state);
    const end = play([choose(1), expire, finish]);
    expect(playerReducer(end, adopt(given(0, 1, true)))).toBe(end);
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

  it('every scenario can be worked to its end', () => {
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
    ['6', 5],
    ['7', null],
    ['0', null],
    ['g', null],
    ['Enter', null],
    ['', null],
  ])('key %s stands for option %s', (key, option) => {
    expect(optionForKey(key, 6)).toBe(option);
  });

  it('a key past the last option does nothing', () => {
    expect(optionForKey('e', 4)).toBeNull();
    expect(optionForKey('5', 4)).toBeNull();
  });

  it('letters run from A', () => {
    expect([0, 1, 5].map(optionLetter)).toEqual(['A', 'B', 'F']);
  });
});
