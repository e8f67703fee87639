import { useTranslation } from '../../../i18n/translation.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** In place of the terms, where nothing can be paid: why a plan's button leads nowhere. */
export function useUnavailable() {
  const { t } = useTranslation('business/plans');
  return {
    accepted: false,
    missing: t('checkout.unavailableText'),
    require: (): boolean => {
      toast({
        title: t('checkout.unavailableTitle'),
        description: t('checkout.unavailableText'),
        variant: 'destructive',
      });
      return false;
    },
  };
}
