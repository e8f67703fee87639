import { useErrorToast } from '../../../api/error-toast.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { usePurchase } from './api/purchase.ts';
import { useSetEquipped } from './api/set-equipped.ts';
import { useItemText } from './use-item-text.ts';

interface Item {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** Buying, putting on and taking off, with their messages. */
export function useItemActions() {
  const { t } = useTranslation('rewards/store');
  const { nameOf } = useItemText();
  const showError = useErrorToast('rewards/store');
  const buying = usePurchase();
  const equipping = useSetEquipped();
  return {
    isPending: buying.isPending || equipping.isPending,
    buy: (item: Item, onBought: () => void) =>
      buying.mutate(item.id, {
        onSuccess: () => {
          toast({
            title: t('store.purchaseTitle'),
            description: t('store.purchaseText', { name: nameOf(item) }),
            variant: 'success',
          });
          onBought();
        },
        onError: (error) => showError(t('store.purchaseErrorTitle'), error, t('store.purchaseErrorText')),
      }),
    setEquipped: (item: Item, equipped: boolean) =>
      equipping.mutate(
        { itemId: item.id, equipped },
        {
          onError: (error) => showError(t('inventory.errorTitle'), error, t('inventory.errorText')),
        },
      ),
  };
}
