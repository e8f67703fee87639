import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  cancelSubscription,
  changeCard,
  changeSubscription,
  ChangePreview,
  payOverdue,
  previewChange,
  resumeSubscription,
  useCard,
} from '@rounds/contract/business/billing';
import type { moveTestClock } from '@rounds/contract/business/billing.test-clock';
import type { PriceId } from '@rounds/contract/business/plans.offers.rules';
import { call } from '../../../../api/client.ts';
import { refetchFollowers } from '../../../../api/query-meta.ts';
import { billingKey } from './get-subscription.ts';

export const fetchPreview = (priceId: PriceId): Promise<ChangePreview> =>
  call<typeof previewChange>('POST', '/api/subscription/preview', { body: { priceId } });

export const beginCard = () => call<typeof changeCard>('POST', '/api/subscription/card');

/** The payment method that a client secret was for. */
const setupIntentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

const calls = {
  cancel: () => call<typeof cancelSubscription>('POST', '/api/subscription/cancel'),
  resume: () => call<typeof resumeSubscription>('POST', '/api/subscription/resume'),
  pay: () => call<typeof payOverdue>('POST', '/api/subscription/pay'),
  change: (body: { readonly priceId: PriceId; readonly prorationDate: number }) =>
    call<typeof changeSubscription>('POST', '/api/subscription/change', { body }),
  useCard: (clientSecret: string) =>
    call<typeof useCard>('POST', '/api/subscription/card/use', {
      body: { setupIntent: setupIntentOf(clientSecret) },
    }),
  moveClock: () => call<typeof moveTestClock>('POST', '/api/billing/test-clock'),
} as const;
type Calls = typeof calls;

/** Changes the subscription, and then refetches everything shown about it. */
export function useChange<Name extends keyof Calls>(name: Name) {
  const queries = useQueryClient();
  return useMutation<Awaited<ReturnType<Calls[Name]>>, unknown, Parameters<Calls[Name]>[0]>({
    mutationFn: (input) => (calls[name] as (input: unknown) => ReturnType<Calls[Name]>)(input) as never,
    // Not awaited: the component may be unmounted before the answers arrive, but its callbacks must still run.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: billingKey });
      void refetchFollowers(queries, 'followsPlan');
    },
  });
}
