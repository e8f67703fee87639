import { useQuery } from '@tanstack/react-query';
import type { SubscriptionView } from '@rounds/contract/business/billing';
import type { PriceId } from '@rounds/contract/business/plans.offers.rules';
import { ApiError } from '../../../../api/client.ts';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { fetchPreview, useChange } from '../api/change-subscription.ts';
import { PreviewLines } from './preview-lines.tsx';

export interface ChangeDialogProps {
  readonly subscription: SubscriptionView;
  readonly to: PriceId;
  /** A plan's name in the learner's language. */
  readonly nameOf: (priceId: PriceId) => string;
  readonly onClose: () => void;
  /** Called when the card was declined and the learner wants to use another: this dialog closes first. */
  readonly onNewCard: () => void;
}

/** The cost of another plan, line by line. Nothing changes before the button is pressed. */
export function ChangeDialog({ subscription, to, nameOf, onClose, onNewCard }: ChangeDialogProps) {
  const { t } = useTranslation('business/billing.page');
  const { t: common } = useTranslation('app/common');
  const errorText = useErrorText('business/billing');
  const paymentText = useErrorText('business/payments');
  const { money } = useFormat();
  const plan = nameOf(to);
  const preview = useQuery({
    queryKey: ['billing-preview', subscription.priceId, to],
    queryFn: () => fetchPreview(to),
    // The cost changes slightly every second.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const change = useChange('change');
  const { data } = preview;
  const error = change.error ?? preview.error;
  const isRefused = error instanceof ApiError && error.code === 'payment_refused';
  const replaceCard = () => {
    onClose();
    onNewCard();
  };
  const confirm = () =>
    data &&
    change.mutate(
      { priceId: to, prorationDate: data.prorationDate },
      {
        onSuccess: () => {
          toast({ title: t('change.done', { plan }), variant: 'success' });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('change.title', { plan })}
      description={t('change.lead')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('change.later')}
          </Button>
          {preview.isError ? (
            <Button onClick={() => void preview.refetch()}>{common('action.tryAgain')}</Button>
          ) : (
            <Button pending={change.isPending} aria-disabled={!data} onClick={confirm}>
              {data && data.dueToday > 0
                ? t('change.pay', { amount: money(data.dueToday) })
                : t('change.confirm')}
            </Button>
          )}
        </>
      }
    >
      {error !== null && (
        <Notice
          tone="critical"
          title={t('change.failed')}
          action={
            isRefused && (
              <Button size="sm" variant="secondary" onClick={replaceCard}>
                {t('overdue.card')}
              </Button>
            )
          }
        >
          {errorText(error, paymentText(error))}
        </Notice>
      )}
      {data ? (
        <PreviewLines
          preview={data}
          from={nameOf(subscription.priceId)}
          to={plan}
          until={subscription.currentPeriodEnd}
        />
      ) : (
        !preview.isError && (
          <div role="status" aria-label={t('change.loading')}>
            <Skeleton className="h-48" />
          </div>
        )
      )}
    </Dialog>
  );
}
