import type { AnswerOf } from '@rounds/contract/endpoint';
import type { answerPractice } from '@rounds/contract/learning/practice';
import { call } from '../../../../api/client.ts';
import type { PracticeAnswer } from '../outbox.rules.ts';
import { timeoutMs } from './record-progress.ts';

export type PracticeRecorded = AnswerOf<typeof answerPractice>;

/** Posts an answer of a practice session. The outbox calls it. Repeating it is harmless: the first one stands. */
export function postPracticeAnswer({ practiceId, ...body }: PracticeAnswer): Promise<PracticeRecorded> {
  return call<typeof answerPractice>('POST', '/api/practice/:id/answers', {
    params: { id: practiceId },
    body,
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
}
