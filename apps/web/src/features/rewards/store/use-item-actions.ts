import { useErrorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { usePurchase } from './api/purchase.ts';
import { useWear } from './api/wear.ts';
import { useItemWords } from './use-item-words.ts';

interface Item {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** Buying, putting on and taking off, with what is told about it. */
export function useItemActions() {
  const { t } = useTranslation('rewards/store');
  const { nameOf } = useItemWords();
  const errorText = useErrorText('rewards/store');
  const buying = usePurchase();
  const wearing = useWear();
  return {
    isPending: buying.isPending || wearing.isPending,
    buy: (item: Item) =>
      buying.mutate(item.id, {
        onSuccess: () =>
          toast({
            title: t('store.purchaseTitle'),
            description: t('store.purchaseText', { name: nameOf(item) }),
            variant: 'success',
          }),
        onError: (error) =>
          toast({
            title: t('store.purchaseErrorTitle'),
            description: errorText(error, t('store.purchaseErrorText')),
            variant: 'destructive',
          }),
      }),
    wear: (item: Item, on: boolean) =>
      wearing.mutate(
        { itemId: item.id, on },
        {
          onError: (error) =>
            toast({
              title: t('inventory.errorTitle'),
              description: errorText(error, t('inventory.errorText')),
              variant: 'destructive',
            }),
        },
      ),
  };
}
