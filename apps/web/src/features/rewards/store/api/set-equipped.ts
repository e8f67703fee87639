import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { equip, unequip } from '@rounds/contract/rewards/store';
import { call } from '../../../../api/client.ts';

interface EquipChange {
  readonly itemId: number;
  readonly equipped: boolean;
}

function setEquipped({ itemId, equipped }: EquipChange) {
  const body = { itemId };
  return equipped
    ? call<typeof equip>('POST', '/api/equip', { body })
    : call<typeof unequip>('POST', '/api/unequip', { body });
}

/** Equips or unequips an owned item; inventory and avatar follow. */
export function useSetEquipped() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: setEquipped,
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [feature, list] }) =>
          feature === 'rewards' && (list === 'inventory' || list === 'avatar' || list === 'avatars'),
      }),
  });
}
