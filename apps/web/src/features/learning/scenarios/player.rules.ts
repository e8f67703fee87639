import {
  keyIndex,
  scenarioSeconds,
  scorePercent,
  type AnswerKey,
} from '@rounds/contract/learning/progress.rules';

/** One answer as it was given; it never changes afterwards. */
export interface GivenAnswer {
  readonly questionIndex: number;
  readonly selectedOption: number;
  readonly correct: boolean;
}

/**
 * `running` counts down, `expired` waits for the learner's choice at zero,
 * `untimed` goes on without a limit, `stopped` has nothing left to time.
 */
export type Clock = 'running' | 'expired' | 'untimed' | 'stopped';

export interface PlayerState {
  readonly questions: readonly AnswerKey[];
  readonly index: number;
  readonly selected: number | null;
  /** `choosing` until the answer is submitted, `explained` after it, `finished` at the end. */
  readonly phase: 'choosing' | 'explained' | 'finished';
  readonly answers: readonly GivenAnswer[];
  readonly clock: Clock;
  /** Seconds that are counted down from; null without a limit. */
  readonly limit: number | null;
}

export type PlayerEvent =
  | { readonly type: 'choose'; readonly option: number }
  | { readonly type: 'submit' }
  | { readonly type: 'advance' }
  | { readonly type: 'expire' }
  | { readonly type: 'keepGoing' }
  | { readonly type: 'finish' }
  /** The learner's setting was learned or changed: seconds, null for no limit. */
  | { readonly type: 'allow'; readonly limit: number | null };

/** @param limit seconds; null for no limit */
export function startPlayer(
  questions: readonly AnswerKey[],
  limit: number | null = scenarioSeconds,
): PlayerState {
  return {
    questions,
    index: 0,
    selected: null,
    phase: questions.length === 0 ? 'finished' : 'choosing',
    answers: [],
    clock: questions.length === 0 ? 'stopped' : limit === null ? 'untimed' : 'running',
    limit,
  };
}

/** The state after an event; the same object when the event has no place in this state. */
export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'choose':
      return canChoose(state, event.option) ? { ...state, selected: event.option } : state;
    case 'submit': {
      const answer = pendingAnswer(state);
      if (!answer) return state;
      const clock = isLastQuestion(state) ? 'stopped' : state.clock;
      return { ...state, phase: 'explained', answers: [...state.answers, answer], clock };
    }
    case 'advance':
      if (state.phase !== 'explained' || state.clock === 'expired') return state;
      if (isLastQuestion(state)) return finished(state);
      return { ...state, index: state.index + 1, selected: null, phase: 'choosing' };
    case 'expire':
      return state.clock === 'running' ? { ...state, clock: 'expired' } : state;
    case 'keepGoing':
      return state.clock === 'expired' ? withoutLimit(state) : state;
    case 'finish':
      return state.clock === 'expired' ? finished(state) : state;
    case 'allow':
      return allow(state, event.limit);
  }
}

/** What submitting now would record; null while nothing can be submitted. */
export function pendingAnswer(state: PlayerState): GivenAnswer | null {
  const question = state.questions[state.index];
  if (state.phase !== 'choosing' || state.clock === 'expired') return null;
  if (state.selected === null || !question) return null;
  return {
    questionIndex: state.index,
    selectedOption: state.selected,
    correct: keyIndex(question) === state.selected,
  };
}

export function isLastQuestion(state: PlayerState): boolean {
  return state.index >= state.questions.length - 1;
}

export function correctCount(answers: readonly GivenAnswer[]): number {
  return answers.filter((answer) => answer.correct).length;
}

/** The attempt's score per cent, to one decimal; questions without an answer count as wrong. */
export function finalScore(answers: readonly GivenAnswer[], total: number): number {
  return Math.round(scorePercent(correctCount(answers), total) * 10) / 10;
}

/** A, B, C and so on. */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** The option that a key stands for: A to F, 1 to 6; null for any other key or one past the last option. */
export function optionForKey(key: string, optionCount: number): number | null {
  if (!/^[a-f1-6]$/i.test(key)) return null;
  const index = /\d/.test(key) ? Number(key) - 1 : key.toUpperCase().charCodeAt(0) - 65;
  return index < optionCount ? index : null;
}

/** Under a running clock a change only ever gives more time; one that gives less begins with the next scenario. */
function allow(state: PlayerState, limit: number | null): PlayerState {
  if (state.clock !== 'running') return state;
  if (limit === null) return withoutLimit(state);
  return state.limit !== null && limit > state.limit ? { ...state, limit } : state;
}

function withoutLimit(state: PlayerState): PlayerState {
  return { ...state, clock: 'untimed', limit: null };
}

function canChoose(state: PlayerState, option: number): boolean {
  const question = state.questions[state.index];
  if (state.phase !== 'choosing' || state.clock === 'expired' || !question) return false;
  return Number.isInteger(option) && option in question.options;
}

function finished(state: PlayerState): PlayerState {
  return { ...state, phase: 'finished', clock: 'stopped', selected: null };
}
