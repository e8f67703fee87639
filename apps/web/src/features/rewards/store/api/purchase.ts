import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { purchase } from '@rounds/contract/rewards/store';
import { ApiError, call } from '../../../../api/client.ts';
import { newId } from '../../../../browser/new-id.ts';
import { updateUser } from '../../../../session/session.ts';

/** Idempotency keys of purchases without a response: pressing again repeats the same purchase. */
const keys = new Map<number, string>();

async function buy(itemId: number) {
  const idempotencyKey = keys.get(itemId) ?? newId();
  keys.set(itemId, idempotencyKey);
  try {
    const answer = await call<typeof purchase>('POST', '/api/purchase', { body: { itemId }, idempotencyKey });
    keys.delete(itemId);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) keys.delete(itemId);
    throw error;
  }
}

/** Buys an item; the points in the header and everything that shows the store or the inventory follow. */
export function usePurchase() {
  const queries = useQueryClient();
  // Points and inventory may have changed elsewhere, too.
  const refresh = () => queries.invalidateQueries({ queryKey: ['rewards'] });
  return useMutation({
    mutationFn: buy,
    // The inventory first: with only the points updated, the item just bought would briefly look too expensive.
    onSuccess: async ({ points }) => {
      await refresh();
      updateUser({ points });
    },
    onError: refresh,
  });
}
