import { creditFor, gradeOf, isComplete, isSame } from '@rounds/contract/learning/progress.answers.rules';
import { keyIndex, scenarioSeconds, scorePercent } from '@rounds/contract/learning/progress.rules';
import type {
  GivenAnswer,
  AskedQuestion,
  ResumeState,
  PlayerEvent,
  PlayerState,
} from './player.state.rules.ts';
import { withStrike, withoutStrike } from './options.rules.ts';

export type {
  AskedQuestion,
  GivenAnswer,
  ResumeState,
  PlayerEvent,
  PlayerState,
} from './player.state.rules.ts';

export const freshState: ResumeState = { answers: [], struck: {}, mode: 'tutor', explaining: null };

/** @param limit in seconds; null for no limit */
export function startPlayer(
  questions: readonly AskedQuestion[],
  limit: number | null = scenarioSeconds,
  left: ResumeState = freshState,
): PlayerState {
  const isEmpty = questions.length === 0;
  const clock = isEmpty ? 'stopped' : limit === null ? 'untimed' : 'running';
  const start: PlayerState = {
    questions,
    mode: left.mode,
    index: 0,
    selected: null,
    draft: null,
    confidence: null,
    phase: isEmpty ? 'finished' : 'choosing',
    answers: [],
    struck: left.struck,
    paused: false,
    clock,
    limit,
  };
  return isEmpty ? start : placed({ ...start, answers: left.answers }, left.explaining);
}

/** The state after an event; the same object if the event is not possible in this state. */
export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'choose':
      return canChoose(state, event.option)
        ? { ...state, selected: event.option, struck: withoutStrike(state.struck, state.index, event.option) }
        : state;
    case 'respond':
      return isOpen(state) && isItem(state) ? { ...state, draft: event.response } : state;
    case 'rate':
      return isOpen(state) ? { ...state, confidence: event.confidence } : state;
    case 'strike':
      return canChoose(state, event.option) ? strike(state, event.option) : state;
    case 'submit':
      return submit(state);
    case 'advance':
      if (state.phase !== 'explained' || state.clock === 'expired') return state;
      return next(state);
    case 'pause':
      return canPause(state) ? { ...state, paused: true } : state;
    case 'resume':
      return state.paused ? { ...state, paused: false } : state;
    case 'expire':
      return isTicking(state) ? { ...state, clock: 'expired' } : state;
    case 'keepGoing':
      return state.clock === 'expired' ? withoutLimit(state) : state;
    case 'finish':
      return state.clock === 'expired' ? finished(withChosen(state)) : state;
    case 'allow':
      return allow(state, event.limit);
    case 'chooseMode':
      return canChooseMode(state) ? { ...state, mode: event.mode } : state;
    case 'adopt':
      return adopt(state, event.answers);
  }
}

/** What submitting now would record; null while nothing can be submitted. */
export function pendingAnswer(state: PlayerState): GivenAnswer | null {
  return isOpen(state) ? chosenAnswer(state) : null;
}

/** What finishing at zero would record besides the answers: what is chosen, and was not submitted in time. */
export function answerAtZero(state: PlayerState): GivenAnswer | null {
  return state.clock === 'expired' && state.phase === 'choosing' ? chosenAnswer(state) : null;
}

function chosenAnswer(state: PlayerState): GivenAnswer | null {
  const question = state.questions[state.index];
  if (!question) return null;
  const { index: questionIndex, selected, draft, confidence } = state;
  const { item } = question;
  if (item ? !isComplete(item, draft) : selected === null) return null;
  const grade = gradeOf(
    { ...question, correct: keyIndex(question) },
    item ? { response: draft } : { selectedOption: selected },
  );
  return grade && { questionIndex, ...grade, ...(confidence && { confidence }) };
}

/** Time is for answering: the clock is paused while an explanation is read and while the player is paused. */
export function isTicking({ clock, phase, paused }: PlayerState): boolean {
  return clock === 'running' && phase === 'choosing' && !paused;
}

/** Only before the first answer: explanations can't be unread. */
export function canChooseMode({ answers, phase }: PlayerState): boolean {
  return answers.length === 0 && phase === 'choosing';
}

/** Whether no other question waits for an answer after this one. */
export function isLastQuestion({ questions, index, answers }: PlayerState): boolean {
  return firstOpen(questions, answers, index) === null;
}

export function answerTo(state: PlayerState, index: number): GivenAnswer | undefined {
  return state.answers.find(({ questionIndex }) => questionIndex === index);
}

/** What the answers earn, in questions: a partly right one counts in part. */
function creditOf(answers: readonly GivenAnswer[]): number {
  return answers.reduce((sum, answer) => sum + creditFor(answer), 0);
}

export function correctCount(answers: readonly GivenAnswer[]): number {
  return answers.filter((answer) => answer.correct).length;
}

/** Answers that earned part of their points: they count in the score, but not as correct. */
export function partlyCorrectCount(answers: readonly GivenAnswer[]): number {
  return answers.filter((answer) => verdictOf(answer) === 'partly').length;
}

/** The attempt's score in percent, as the server counts it; questions without an answer count as wrong. */
export function finalScore(answers: readonly GivenAnswer[], total: number): number {
  return scorePercent(creditOf(answers), total);
}

/** Whether an answer given here isn't the one that counts: another device was first. */
export function isOverruled({ answers }: PlayerState, theirs: readonly GivenAnswer[]): boolean {
  return answers.some((own) =>
    theirs.some((answer) => answer.questionIndex === own.questionIndex && !isSame(own, answer)),
  );
}

/** The verdict's name: an answer that earned part of its question isn't simply wrong. */
export function verdictOf(answer: GivenAnswer): 'right' | 'partly' | 'wrong' {
  if (answer.correct) return 'right';
  return creditFor(answer) > 0 ? 'partly' : 'wrong';
}

/** A, B, C and so on. */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + index);
}

/**
 * The position of the option that a key stands for: A to J, 1 to 9; null for any other key or one past the last option.
 */
export function optionForKey(key: string, optionCount: number): number | null {
  if (!/^[a-j1-9]$/i.test(key)) return null;
  const index = /\d/.test(key) ? Number(key) - 1 : key.toUpperCase().charCodeAt(0) - 65;
  return index < optionCount ? index : null;
}

function canPause({ phase, clock, paused }: PlayerState): boolean {
  return phase === 'choosing' && clock !== 'expired' && !paused;
}

function submit(state: PlayerState): PlayerState {
  const answer = pendingAnswer(state);
  if (!answer) return state;
  const answered = { ...state, answers: [...state.answers, answer] };
  if (state.mode === 'exam') return next(answered);
  return { ...answered, phase: 'explained', clock: isLastQuestion(state) ? 'stopped' : state.clock };
}

function withChosen(state: PlayerState): PlayerState {
  const answer = answerAtZero(state);
  return answer ? { ...state, answers: [...state.answers, answer] } : state;
}

function next(state: PlayerState): PlayerState {
  const index = firstOpen(state.questions, state.answers);
  if (index === null) return finished(state);
  return { ...state, index, selected: null, draft: null, confidence: null, phase: 'choosing' };
}

/** At the result once all is answered; else at the explanation that was being read, or the question that waits. */
function placed(state: PlayerState, explaining: number | null): PlayerState {
  const open = firstOpen(state.questions, state.answers);
  if (open === null) return finished(state);
  const read = explaining === null ? undefined : answerTo(state, explaining);
  if (state.mode === 'exam' || !read) return { ...state, index: open };
  return {
    ...state,
    index: read.questionIndex,
    selected: read.selectedOption,
    draft: read.response ?? null,
    phase: 'explained',
  };
}

/** The first unanswered question in use, except `except`; null if all have an answer. */
function firstOpen(
  questions: readonly AskedQuestion[],
  answers: readonly GivenAnswer[],
  except?: number,
): number | null {
  const answered = new Set(answers.map(({ questionIndex }) => questionIndex));
  const open = questions.findIndex(
    ({ withdrawn }, index) => !withdrawn && index !== except && !answered.has(index),
  );
  return open < 0 ? null : open;
}

/** The first recorded answer counts, wherever it was given, so the screen follows it. */
function adopt(state: PlayerState, theirs: readonly GivenAnswer[]): PlayerState {
  if (state.phase === 'finished') return state;
  const known = theirs.filter(({ questionIndex }) => questionIndex < state.questions.length);
  const isNews = known.some((answer) => {
    const own = answerTo(state, answer.questionIndex);
    return own === undefined || !isSame(own, answer);
  });
  if (!isNews) return state;
  const told = new Set(known.map(({ questionIndex }) => questionIndex));
  const answers = [...state.answers.filter(({ questionIndex }) => !told.has(questionIndex)), ...known];
  const moved = { ...state, answers: answers.sort((a, b) => a.questionIndex - b.questionIndex) };
  const here = answerTo(moved, state.index);
  if (!here) return moved;
  if (state.mode === 'exam') return next(moved);
  return {
    ...moved,
    selected: here.selectedOption,
    draft: here.response ?? null,
    phase: 'explained',
    paused: false,
    clock: isLastQuestion(moved) ? 'stopped' : state.clock,
  };
}

function strike(state: PlayerState, option: number): PlayerState {
  const selected = state.selected === option ? null : state.selected;
  return { ...state, selected, struck: withStrike(state.struck, state.index, option) };
}

/** While the clock runs, a change can only give more time; one that gives less starts with the next scenario. */
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
  return isOpen(state) && question !== undefined && Number.isInteger(option) && option in question.options;
}

/** Whether an answer can be entered. */
function isOpen({ phase, clock, paused }: PlayerState): boolean {
  return phase === 'choosing' && clock !== 'expired' && !paused;
}

const isItem = ({ questions, index }: PlayerState) => questions[index]?.item !== undefined;

function finished(state: PlayerState): PlayerState {
  return {
    ...state,
    phase: 'finished',
    clock: 'stopped',
    selected: null,
    draft: null,
    confidence: null,
    paused: false,
  };
}
