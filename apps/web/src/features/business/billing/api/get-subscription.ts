import { useQuery } from '@tanstack/react-query';
import type { getPaymentDetails, getSubscription } from '@rounds/contract/business/billing';
import type { getPlanUsage } from '@rounds/contract/business/plans';
import { call } from '../../../../api/client.ts';

/** Everything about the plan, since any change makes all of it outdated. */
export const billingKey = ['billing'] as const;

/** The running subscription; null if there is none. @param enabled false where it is known that there is none */
export const useSubscription = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...billingKey, 'subscription'],
    queryFn: ({ signal }) => call<typeof getSubscription>('GET', '/api/subscription', { signal }),
    staleTime: 0,
    meta: { followsPlan: true },
  });

/** How it is paid, and what is charged next. */
export const usePaymentDetails = () =>
  useQuery({
    queryKey: [...billingKey, 'payment'],
    queryFn: ({ signal }) => call<typeof getPaymentDetails>('GET', '/api/subscription/payment', { signal }),
    staleTime: 0,
  });

/** How much of this month's allowances is used. */
export const usePlanUsage = () =>
  useQuery({
    queryKey: [...billingKey, 'usage'],
    queryFn: ({ signal }) => call<typeof getPlanUsage>('GET', '/api/plan/usage', { signal }),
    staleTime: 0,
  });
