import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { equip, unequip } from '@rounds/contract/rewards/store';
import { call } from '../../../../api/client.ts';

interface Wear {
  readonly itemId: number;
  readonly on: boolean;
}

function wear({ itemId, on }: Wear) {
  const body = { itemId };
  return on
    ? call<typeof equip>('POST', '/api/equip', { body })
    : call<typeof unequip>('POST', '/api/unequip', { body });
}

/** Puts an owned item on or takes it off; inventory and avatar follow. */
export function useWear() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: wear,
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [feature, list] }) =>
          feature === 'rewards' && (list === 'inventory' || list === 'avatar' || list === 'avatars'),
      }),
  });
}
