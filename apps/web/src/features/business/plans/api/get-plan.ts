import { useQuery } from '@tanstack/react-query';
import type { getPlan, PlanInForce } from '@rounds/contract/business/plans';
import { call } from '../../../../api/client.ts';
import { updateUser } from '../../../../session/session.ts';

async function fetchPlan(signal: AbortSignal): Promise<PlanInForce> {
  const plan = await call<typeof getPlan>('GET', '/api/plan', { signal });
  const { subscriptionTier, trialEndsAt } = plan;
  updateUser({ subscriptionTier, trialEndsAt });
  return plan;
}

/** The learner's plan. @param everyMs the polling interval while a change is awaited */
export function usePlan(everyMs: number | false = false) {
  return useQuery({
    queryKey: ['plan'],
    queryFn: ({ signal }) => fetchPlan(signal),
    // Plans start and end without any action here.
    staleTime: 0,
    meta: { followsPlan: true },
    refetchInterval: everyMs,
  });
}
