import { type GradedGiven, creditFor } from '@rounds/contract/learning/progress.answers.rules';
import type { Mode } from '@rounds/contract/learning/attempts.rules';
import type { RecordProgressBody } from '@rounds/contract/learning/progress';
import { scenarioSeconds } from '@rounds/contract/learning/progress.rules';

/** One run through a scenario. The id makes repeated posts count once; the version says what was graded. */
export interface Attempt {
  readonly attemptId: string;
  readonly scenarioId: number;
  readonly version: number;
  /** Set with the attempt's first answer. */
  readonly mode: Mode;
}

export type AttemptAnswer = GradedGiven;

/** What to send about an answer: the option or the response, and the learner's confidence. */
export function sentAnswer({ questionIndex, selectedOption, response, confidence }: AttemptAnswer) {
  return {
    questionIndex,
    ...(response ? { response } : selectedOption !== null && { selectedOption }),
    ...(confidence && { confidence }),
  };
}

/** The post of one answer; `seconds` since the attempt began. */
export function answerBody(attempt: Attempt, answer: AttemptAnswer, seconds: number): RecordProgressBody {
  return {
    ...attempt,
    completed: false,
    score: Math.round(creditFor(answer) * 100),
    attempts: 1,
    timeSpent: cappedSeconds(seconds),
    ...sentAnswer(answer),
  };
}

/** The post of a completed attempt; `score` in percent of all questions, including unanswered ones. */
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
    answers: answers.map(sentAnswer),
  };
}

/** Whether a post ends an attempt without any answer: such an attempt doesn't count. */
export function isAbandonment({ completed, attemptId, answers }: RecordProgressBody): boolean {
  return completed && attemptId !== undefined && answers?.length === 0;
}

function cappedSeconds(seconds: number): number {
  return Math.min(scenarioSeconds, Math.max(0, Math.round(seconds)));
}
