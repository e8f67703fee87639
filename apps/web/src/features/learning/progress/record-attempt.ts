import { answerBody, completionBody, type Attempt, type AttemptAnswer } from './attempt.rules.ts';
import { outbox, signedInAs } from './outbox-client.ts';
import type { Delivery } from './outbox.ts';

/** Hears what becomes of a post: kept on this device perhaps, and how it ended. */
type Follow = (delivery: Delivery) => void;

/** Records one answer for the learner who is signed in; `seconds` spent on answering since the attempt began. */
export function recordAnswer(attempt: Attempt, answer: AttemptAnswer, seconds: number, follow: Follow): void {
  void outbox.record(signedInAs() ?? 0, answerBody(attempt, answer, seconds), follow);
}

/** Records the end of an attempt with all its answers; `score` per cent. */
export function recordCompletion(
  attempt: Attempt,
  answers: readonly AttemptAnswer[],
  score: number,
  seconds: number,
  follow: Follow,
): void {
  void outbox.record(signedInAs() ?? 0, completionBody(attempt, answers, score, seconds), follow);
}
