import type { PaymentDetails, SubscriptionView } from '@rounds/contract/business/billing';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useChange } from '../api/change-subscription.ts';

export interface OverdueNoticeProps {
  readonly subscription: SubscriptionView;
  /** Undefined until it's known. */
  readonly details: PaymentDetails | undefined;
  readonly onNewCard: () => void;
  /** This goes then. */
  readonly onPaid: () => void;
}

/** What a renewal that failed means, and both ways to mend it. */
export function OverdueNotice({ subscription, details, onNewCard, onPaid }: OverdueNoticeProps) {
  const { t } = useTranslation('business/billing.page');
  const errorText = useErrorText('business/billing');
  const { money, date } = useFormat();
  const pay = useChange('pay');
  const { name: plan, price } = subscription;
  const overdue = details?.overdue;
  const amount = money(overdue?.amount ?? price);
  return (
    <Notice
      tone="critical"
      title={t('overdue.title')}
      action={
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Button
            size="sm"
            pending={pay.isPending}
            onClick={() =>
              pay.mutate(undefined, {
                onSuccess: () => {
                  toast({
                    title: t('overdue.paid'),
                    description: t('overdue.paidText', { plan }),
                    variant: 'success',
                  });
                  onPaid();
                },
              })
            }
          >
            {t('overdue.pay', { amount })}
          </Button>
          <Button size="sm" variant="secondary" onClick={onNewCard}>
            {t('overdue.card')}
          </Button>
        </div>
      }
    >
      <p>{t('overdue.text', { amount, plan })}</p>
      <p>{overdue?.nextTryAt ? t('overdue.again', { date: date(overdue.nextTryAt) }) : t('overdue.last')}</p>
      {pay.isError && <p className="mt-2 font-semibold">{errorText(pay.error)}</p>}
    </Notice>
  );
}
