import { useQuery } from '@tanstack/react-query';
import type { SubscriptionView } from '@rounds/contract/business/billing';
import { beginCard, useChange } from '../../features/business/billing/api/change-subscription.ts';
import { KeepCardForm } from '../../features/business/payments/components/keep-card-form.tsx';
import { PaymentFormSkeleton } from '../../features/business/payments/components/payment-form.tsx';
import { useErrorText } from '../../api/error-text.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RetryNotice } from '../../ui/notice/retry-notice.tsx';
import { toast } from '../../ui/toast/toast.ts';

export interface CardDialogProps {
  readonly subscription: SubscriptionView;
  readonly onClose: () => void;
  /** What was overdue has been paid by it. */
  readonly onPaid: () => void;
}

/** Another card for what comes, and for what is overdue. */
export function CardDialog({ subscription, onClose, onPaid }: CardDialogProps) {
  const { t } = useTranslation('business/billing.page');
  const errorText = useErrorText('business/payments');
  const { money } = useFormat();
  const { price, status } = subscription;
  const isOverdue = status === 'past_due';
  const begun = useQuery({
    queryKey: ['billing-card'],
    queryFn: beginCard,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const use = useChange('useCard');
  const error = use.error ?? begun.error;
  const told = (after: SubscriptionView) => {
    const isDeclined = after.status === 'past_due';
    toast({
      title: t(isDeclined ? 'card.declined' : 'card.saved'),
      description: t(isDeclined ? 'card.declinedText' : isOverdue ? 'card.paidText' : 'card.savedText'),
      variant: isDeclined ? 'destructive' : 'success',
    });
    onClose();
    if (isOverdue && !isDeclined) setTimeout(onPaid);
  };
  const save = () => begun.data && use.mutate(begun.data.clientSecret, { onSuccess: told });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('card.title')}
      description={t(isOverdue ? 'card.overdue' : 'card.lead', { amount: money(price) })}
      size="lg"
    >
      {error !== null && (
        <RetryNotice title={t('card.failed')} onRetry={use.isError ? save : () => void begun.refetch()}>
          {errorText(error)}
        </RetryNotice>
      )}
      {begun.data ? (
        <KeepCardForm clientSecret={begun.data.clientSecret} label={t('card.save')} onKept={save} />
      ) : (
        !begun.isError && <PaymentFormSkeleton />
      )}
    </Dialog>
  );
}
