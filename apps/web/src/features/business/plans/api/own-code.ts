import type { getReferralStats } from '@rounds/contract/business/referrals';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';

/** The learner's own code; undefined until it is known. */
export function useOwnCode(): string | undefined {
  const { data } = useQuery({
    queryKey: ['referrals', 'stats'],
    queryFn: ({ signal }) => call<typeof getReferralStats>('GET', '/api/referrals/stats', { signal }),
  });
  return data?.referralCode;
}
