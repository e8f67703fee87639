import type { setReferrer } from '@rounds/contract/business/referrals';
import { ApiError, call } from '../../../api/client.ts';
import { readText, remove, writeText } from '../../../browser/storage.ts';

const key = 'rounds.referral';

/** Keeps the code of an invitation until its visitor has an account. */
export function rememberReferral(code: string): void {
  writeText(key, code.slice(0, 60));
}

/** Says by whose code the learner came, once. What the server refuses is not asked for again; a network error is. */
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
