import type { getReferralStats } from '@rounds/contract/business/referrals';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';

function referralStatsQuery() {
  return queryOptions({
    queryKey: ['referrals', 'stats'],
    queryFn: ({ signal }) => call<typeof getReferralStats>('GET', '/api/referrals/stats', { signal }),
  });
}

/** The learner's code, and what came of it. */
export function useReferralStats() {
  return useQuery(referralStatsQuery());
}
