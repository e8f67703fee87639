import type { Mode } from '@rounds/contract/learning/attempts.rules';
import type { RecordProgressBody } from '@rounds/contract/learning/progress';
import { scenarioSeconds } from '@rounds/contract/learning/progress.rules';

/** One run through a scenario; the id makes repeated posts count once, the version says what was graded. */
export interface Attempt {
  readonly attemptId: string;
  readonly scenarioId: number;
  readonly version: number;
  /** Kept with the attempt's first answer. */
  readonly mode: Mode;
}

export interface AttemptAnswer {
  readonly questionIndex: number;
  readonly selectedOption: number;
  readonly correct: boolean;
}

/** The post of one answer; `seconds` since the attempt began. */
export function answerBody(attempt: Attempt, answer: AttemptAnswer, seconds: number): RecordProgressBody {
  return {
    ...attempt,
    completed: false,
    score: answer.correct ? 100 : 0,
    attempts: 1,
    timeSpent: cappedSeconds(seconds),
    questionIndex: answer.questionIndex,
    selectedOption: answer.selectedOption,
  };
}

/** The post of a finished attempt; `score` per cent of all questions, the unanswered ones included. */
export function completionBody(
  attempt: Attempt,
  answers: readonly AttemptAnswer[],
  score: number,
  seconds: number,
): RecordProgressBody {
  return {
    ...attempt,
    completed: true,
    score,
    attempts: 1,
    timeSpent: cappedSeconds(seconds),
    answers: answers.map(({ questionIndex, selectedOption }) => ({ questionIndex, selectedOption })),
  };
}

/** Whether a post ends an attempt without a single answer: it is left off, and counts for nothing. */
export function isLeftOff({ completed, attemptId, answers }: RecordProgressBody): boolean {
  return completed && attemptId !== undefined && answers?.length === 0;
}

function cappedSeconds(seconds: number): number {
  return Math.min(scenarioSeconds, Math.max(0, Math.round(seconds)));
}
