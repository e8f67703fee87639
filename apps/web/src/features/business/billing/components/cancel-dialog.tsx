import { useState } from 'react';
import type { SubscriptionView } from '@rounds/contract/business/billing';
import { plans } from '@rounds/contract/business/plans.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useChange } from '../api/change-subscription.ts';
import { useInvoices } from '../api/list-invoices.ts';
import { refundableUntil } from '../refund.rules.ts';
import { HowToRefund } from './how-to-refund.tsx';

export interface CancelDialogProps {
  readonly subscription: SubscriptionView;
  /** The plan's name in the learner's language. */
  readonly plan: string;
  /** The plan left afterwards, without paying; null for the free plan. */
  readonly codePlanText: string | null;
  /** Where to ask for a refund; null if this installation names no address. */
  readonly contact: string | null;
  readonly onClose: () => void;
}

/** Says what is lost and when, before a plan is canceled. */
export function CancelDialog({ subscription, plan, codePlanText, contact, onClose }: CancelDialogProps) {
  const { t } = useTranslation('business/billing.page');
  const errorText = useErrorText('business/billing');
  const { date, number } = useFormat();
  const cancel = useChange('cancel');
  const { tier } = subscription;
  const until = date(subscription.currentPeriodEnd);
  const [now] = useState(Date.now);
  const last = useInvoices().data?.pages[0]?.rows.find(({ paidAt }) => paidAt !== null);
  const refundable = last ? refundableUntil(last, now) : null;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('cancel.title', { plan })}
      text={codePlanText ?? t('cancel.text', { plan, date: until })}
      cancel={t('cancel.keep')}
      confirm={t('cancel.confirm')}
      pending={cancel.isPending}
      onConfirm={() =>
        cancel.mutate(undefined, {
          onSuccess: () => {
            toast({
              title: t('cancel.done'),
              description: t('cancel.doneText', { date: until }),
              variant: 'success',
            });
            onClose();
          },
        })
      }
    >
      {codePlanText === null && (
        <ul className="grid list-disc gap-1 ps-5">
          <li>{t('cancel.generations', { limit: number(plans.free.generations ?? 0) })}</li>
          <li>{t('cancel.notes', { limit: number(plans.free.noteAnalyses ?? 0) })}</li>
          {plans[tier].features.includes('mentorship') && <li>{t('cancel.mentorship')}</li>}
          {!plans[tier].ads && <li>{t('cancel.ads')}</li>}
        </ul>
      )}
      <p>{t('cancel.stays')}</p>
      {refundable && (
        <p>
          {t('cancel.refund', { date: date(refundable) })} <HowToRefund contact={contact} />
        </p>
      )}
      {cancel.isError && <Notice tone="critical">{errorText(cancel.error)}</Notice>}
    </ConfirmDialog>
  );
}
