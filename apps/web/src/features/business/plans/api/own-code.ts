import type { getReferralStats } from '@rounds/contract/business/referrals';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';

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
