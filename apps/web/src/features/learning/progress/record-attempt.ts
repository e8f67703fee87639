import { answerBody, completionBody, type Attempt, type AttemptAnswer } from './attempt.rules.ts';
import type { PracticeRecorded } from './api/answer-practice.ts';
import type { Recorded } from './api/record-progress.ts';
import { outbox, signedInAs } from './outbox-client.ts';
import type { Delivery } from './outbox.ts';

/** Hears what becomes of a post: kept on this device perhaps, and how it ended. */
type Follow = (delivery: Delivery) => void;

/** Records one answer for the learner who is signed in; `seconds` spent on answering since the attempt began. */
export function recordAnswer(attempt: Attempt, answer: AttemptAnswer, seconds: number, follow: Follow): void {
  void outbox.record(signedInAs() ?? 0, answerBody(attempt, answer, seconds), ofAttempt(follow));
}

/** Records the end of an attempt with all its answers; `score` per cent. */
export function recordCompletion(
  attempt: Attempt,
  answers: readonly AttemptAnswer[],
  score: number,
  seconds: number,
  follow: Follow,
): void {
  void outbox.record(signedInAs() ?? 0, completionBody(attempt, answers, score, seconds), ofAttempt(follow));
}

/** What a post about an attempt is answered with has the progress that came of it. */
function ofAttempt(follow: Follow): (delivery: Delivery<Recorded | PracticeRecorded>) => void {
  return (delivery) => {
    if (delivery.status !== 'sent') follow(delivery);
    else if ('progress' in delivery.answer) follow({ status: 'sent', answer: delivery.answer });
  };
}
