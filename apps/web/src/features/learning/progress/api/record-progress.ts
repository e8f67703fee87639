import type { recordProgress, RecordProgressBody } from '@rounds/contract/learning/progress';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';

export type Recorded = AnswerOf<typeof recordProgress>;

/** After this the post counts as failed; repeating it is harmless. */
export const timeoutMs = 20_000;

/** Posts an answer or a completion. The outbox calls it, so that nothing is lost when it fails. */
export function postProgress(body: RecordProgressBody): Promise<Recorded> {
  return call<typeof recordProgress>('POST', '/api/progress', {
    body,
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
}
