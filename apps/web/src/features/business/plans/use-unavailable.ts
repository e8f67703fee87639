import { useTranslation } from '../../../i18n/translation.ts';
import { askForOwnAccount } from '../../../session/own-account.ts';
import { useSession } from '../../../session/session.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Replaces the terms if nothing can be paid, here or in a demo account: says why a plan's button leads nowhere. */
export function useUnavailable() {
  const { t } = useTranslation('business/plans');
  const { t: common } = useTranslation('app/common');
  const { user } = useSession();
  if (user?.isDemo)
    return {
      accepted: false,
      missing: common('demo.own'),
      require: (): boolean => {
        askForOwnAccount();
        return false;
      },
    };
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
