import type { setReferrer } from '@rounds/contract/business/referrals';
import { ApiError, call } from '../../../api/client.ts';
import { readText, remove, writeText } from '../../../browser/storage.ts';

const key = 'rounds.referral';

/** Keeps an invitation's code until its visitor has an account. */
export function rememberReferral(code: string): void {
  writeText(key, code.slice(0, 60));
}

/** Reports once whose code the learner came with. Not retried if the server refuses; retried after a network error. */
export async function forwardReferral(): Promise<void> {
  const code = readText(key);
  if (code === null) return;
  try {
    await call<typeof setReferrer>('POST', '/api/referrals/referrer', { body: { code } });
    remove(key);
  } catch (error) {
    if (error instanceof ApiError && error.status < 429) remove(key);
  }
}
