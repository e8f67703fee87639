import { useQuery } from '@tanstack/react-query';
import type { getPaymentSetup } from '@rounds/contract/business/payments';
import { call } from '../../../../api/client.ts';

/** How payments are made here: through Stripe, in test mode, or not at all. */
export function usePaymentSetup() {
  return useQuery({
    queryKey: ['payments', 'setup'],
    queryFn: ({ signal }) => call<typeof getPaymentSetup>('GET', '/api/payments/setup', { signal }),
  });
}

/** Whether nothing can be paid here. */
export const usePaymentsOff = (): boolean => usePaymentSetup().data?.gateway === 'off';
