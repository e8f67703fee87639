import { outbox, signedInAs } from './outbox-client.ts';
import type { Delivery } from './outbox.ts';
import { answersOfSession, type PracticeAnswer } from './outbox.rules.ts';

/** Records an answer of a practice session for the learner who is signed in. `follow` hears what becomes of it. */
export function recordPracticeAnswer(
  answer: PracticeAnswer,
  follow: (status: Delivery['status']) => void,
): void {
  void outbox.record(signedInAs() ?? 0, answer, ({ status }) => follow(status));
}

/** The answers of a session that this device still has to send. */
export function unsentAnswers(practiceId: string): readonly PracticeAnswer[] {
  return answersOfSession(outbox.unsent(), practiceId);
}
