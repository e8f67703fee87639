import type { getReferralStats, setReferrer } from '@rounds/contract/business/referrals';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../../api/client.ts';
import { readText, remove, writeText } from '../../../../browser/storage.ts';

const key = 'rounds.referral';

/** Keeps the code of an invitation until its visitor has an account. */
export function rememberReferral(code: string): void {
  writeText(key, code.slice(0, 60));
}

export const rememberedReferral = (): string | null => readText(key);

/** Says by whose code the learner came, once. What the server refuses is not asked for again; a network error is. */
export async function passOnReferral(): Promise<void> {
  const code = rememberedReferral();
  if (code === null) return;
  try {
    await call<typeof setReferrer>('POST', '/api/referrals/referrer', { body: { code } });
    remove(key);
  } catch (error) {
    if (error instanceof ApiError && error.status < 429) remove(key);
  }
}

function ownCodeQuery() {
  return queryOptions({
    queryKey: ['referrals', 'stats'],
    queryFn: ({ signal }) => call<typeof getReferralStats>('GET', '/api/referrals/stats', { signal }),
  });
}

/** The learner's own code; undefined until it is known. */
export function useOwnCode(): string | undefined {
  return useQuery(ownCodeQuery()).data?.referralCode;
}
