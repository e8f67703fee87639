import { useQuery } from '@tanstack/react-query';
import type { getPaymentDetails, getSubscription } from '@rounds/contract/business/billing';
import type { getPlanUsage } from '@rounds/contract/business/plans';
import { call } from '../../../../api/client.ts';

/** Everything about the plan: whatever changes it makes all of it out of date. */
export const billingKey = ['billing'] as const;

/** The subscription that runs; null without one. */
export const useSubscription = () =>
  useQuery({
    queryKey: [...billingKey, 'subscription'],
    queryFn: ({ signal }) => call<typeof getSubscription>('GET', '/api/subscription', { signal }),
    staleTime: 0,
    meta: { followsPlan: true },
  });

/** How it's paid, and what is charged next. */
export const usePaymentDetails = () =>
  useQuery({
    queryKey: [...billingKey, 'payment'],
    queryFn: ({ signal }) => call<typeof getPaymentDetails>('GET', '/api/subscription/payment', { signal }),
    staleTime: 0,
  });

/** What is used of this month's allowances. */
export const usePlanUsage = () =>
  useQuery({
    queryKey: [...billingKey, 'usage'],
    queryFn: ({ signal }) => call<typeof getPlanUsage>('GET', '/api/plan/usage', { signal }),
    staleTime: 0,
  });
