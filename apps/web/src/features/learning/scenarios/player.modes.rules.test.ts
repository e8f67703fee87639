import { describe, expect, it } from 'vitest';
import {
  answerTo,
  canChooseMode,
  freshState,
  isOverruled,
  isTicking,
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
const strike = (option: number): PlayerEvent => ({ type: 'strike', option });
const submit: PlayerEvent = { type: 'submit' };
const advance: PlayerEvent = { type: 'advance' };
const expire: PlayerEvent = { type: 'expire' };
const finish: PlayerEvent = { type: 'finish' };
const pause: PlayerEvent = { type: 'pause' };
const resume: PlayerEvent = { type: 'resume' };
const toExam: PlayerEvent = { type: 'chooseMode', mode: 'exam' };

describe('the clock', () => {
  it('is paused from a submitted answer to the next question', () => {
    const explained = play([choose(1), submit]);
    expect(isTicking(explained)).toBe(false);
    expect(playerReducer(explained, expire)).toBe(explained);
    expect(isTicking(play([advance], explained))).toBe(true);
  });

  it('is paused while the player is, and so is everything else', () => {
    const paused = play([choose(1), pause]);
    expect(isTicking(paused)).toBe(false);
    for (const event of [choose(0), strike(0), submit, advance, expire, pause])
      expect(playerReducer(paused, event)).toBe(paused);
    expect(play([resume], paused)).toMatchObject({ paused: false, selected: 1 });
  });

  it('cannot be paused while an explanation is read or the time is up', () => {
    for (const state of [play([choose(1), submit]), play([expire])])
      expect(playerReducer(state, pause)).toBe(state);
  });
});

describe('exam mode', () => {
  it('continues at once, explains nothing, and ends with the last answer', () => {
    const start = play([toExam]);
    const second = play([choose(0), submit], start);
    expect(second).toMatchObject({ index: 1, phase: 'choosing', selected: null });
    expect(play([choose(0), submit, choose(3), submit], second)).toMatchObject({
      phase: 'finished',
      answers: [{ correct: false }, { correct: true }, { correct: true }],
    });
  });

  it('can be chosen before the first answer, and not after it', () => {
    const answered = play([choose(1), submit, advance]);
    expect(canChooseMode(answered)).toBe(false);
    expect(playerReducer(answered, toExam)).toBe(answered);
  });
});

describe('a ruled-out option', () => {
  it('is no longer selected, and comes back when it is chosen or restored', () => {
    const struck = play([choose(1), strike(1)]);
    expect(struck).toMatchObject({ selected: null, struck: { 0: [1] } });
    expect(play([choose(1)], struck)).toMatchObject({ selected: 1, struck: { 0: [] } });
    expect(play([strike(1)], struck).struck).toEqual({ 0: [] });
  });

  it('stays ruled out only for its own question', () => {
    const next = play([strike(2), choose(1), submit, advance, strike(1)]);
    expect(next.struck).toEqual({ 0: [2], 1: [1] });
  });
});

const given = (questionIndex: number, selectedOption: number, correct: boolean) => ({
  questionIndex,
  selectedOption,
  correct,
});

describe('a resumed attempt', () => {
  const from = (left: Partial<typeof freshState>) => startPlayer(questions, 300, { ...freshState, ...left });

  it('asks the first unanswered question', () => {
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

  it('is at its result if everything is answered, whatever was on screen, in either mode', () => {
    const answers = [given(0, 1, true), given(1, 1, false), given(2, 3, true)];
    expect(from({ answers })).toMatchObject({ phase: 'finished', clock: 'stopped' });
    expect(from({ answers, explaining: 2 }).phase).toBe('finished');
    expect(from({ answers, mode: 'exam' }).phase).toBe('finished');
  });
});

describe('an answer from another device', () => {
  const adopt = (...answers: ReturnType<typeof given>[]): PlayerEvent => ({ type: 'adopt', answers });

  it('is explained if its question is on screen, with the option chosen there', () => {
    expect(play([choose(0), adopt(given(0, 1, true))])).toMatchObject({
      index: 0,
      phase: 'explained',
      selected: 1,
      answers: [given(0, 1, true)],
    });
  });

  it('takes precedence over ours', () => {
    const state = play([choose(0), submit, adopt(given(0, 1, true))]);
    expect(answerTo(state, 0)).toEqual(given(0, 1, true));
    expect(state.answers).toHaveLength(1);
  });

  it('overrules ours if it differs, and only then', () => {
    const state = play([choose(0), submit]);
    expect(isOverruled(state, [given(0, 1, true)])).toBe(true);
    expect(isOverruled(state, [given(0, 0, false)])).toBe(false);
    expect(isOverruled(state, [given(1, 0, true)])).toBe(false);
  });

  it('continues after it in exam mode', () => {
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
