import type { getReferralStats } from '@rounds/contract/business/referrals';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';

/** The learner's code and its results. */
export function useReferralStats() {
  return useQuery({
    queryKey: ['referrals', 'stats'],
    queryFn: ({ signal }) => call<typeof getReferralStats>('GET', '/api/referrals/stats', { signal }),
  });
}
