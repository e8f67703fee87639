import type { createPaymentIntent, getOrCreateSubscription } from '@rounds/contract/business/payments';
import type { BodyIn } from '@rounds/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';

type Plan = NonNullable<NonNullable<BodyIn<typeof getOrCreateSubscription>>['plan']>;

/** What is bought: a plan of the plans screen, or a one-time amount in dollars. */
export type PaymentRequest = { readonly plan: Plan } | { readonly amount: number };

async function startPayment(
  request: PaymentRequest,
): Promise<{ readonly clientSecret: string; readonly dueToday: number }> {
  if ('plan' in request)
    return call<typeof getOrCreateSubscription>('POST', '/api/get-or-create-subscription', { body: request });
  const begun = await call<typeof createPaymentIntent>('POST', '/api/create-payment-intent', {
    body: request,
  });
  return { ...begun, dueToday: request.amount };
}

/** Starts a payment, or resumes one: the server returns the same payment again. */
export function useStartedPayment(request: PaymentRequest, enabled = true) {
  return useQuery({
    queryKey: ['payments', 'begun', request],
    queryFn: () => startPayment(request),
    // A payment that was completed or canceled since has a different secret.
    gcTime: 0,
    staleTime: 0,
    enabled,
  });
}
