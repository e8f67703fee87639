import { useState } from 'react';
import { answerBody, completionBody, type AttemptAnswer } from './attempt.rules.ts';
import { newId } from '../../../browser/new-id.ts';
import { outbox, signedInAs } from './outbox-client.ts';
import type { Delivery } from './outbox.ts';

/** Hears what becomes of a post: kept on this device perhaps, and how it ended. */
type Follow = (delivery: Delivery) => void;

export interface AttemptRecorder {
  /** Records one answer; `seconds` since the attempt began. */
  readonly recordAnswer: (answer: AttemptAnswer, seconds: number, follow: Follow) => void;
  /** Records the end of the attempt with all its answers; `score` per cent. */
  readonly recordCompletion: (
    answers: readonly AttemptAnswer[],
    score: number,
    seconds: number,
    follow: Follow,
  ) => void;
}

/** One run through a scenario by the learner who is signed in when it begins. */
export function useAttempt(scenario: { readonly id: number; readonly version: number }): AttemptRecorder {
  const [recorder] = useState<AttemptRecorder>(() => {
    const userId = signedInAs() ?? 0;
    const attempt = { attemptId: newId(), scenarioId: scenario.id, version: scenario.version };
    return {
      recordAnswer: (answer, seconds, follow) =>
        void outbox.record(userId, answerBody(attempt, answer, seconds), follow),
      recordCompletion: (answers, score, seconds, follow) =>
        void outbox.record(userId, completionBody(attempt, answers, score, seconds), follow),
    };
  });
  return recorder;
}
