import { Suspense } from 'react';
import { lazyWithRetry } from '../../../../browser/lazy-with-retry.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { usePaymentSetup } from '../api/get-setup.ts';
import { payByCard } from '../api/sandbox.ts';
import { CardPanel } from './card-panel.tsx';
import { PaymentFormSkeleton } from './payment-form.tsx';

const StripeForm = lazyWithRetry(async () => (await import('./stripe-form.tsx')).StripeForm);

export interface KeepCardFormProps {
  readonly clientSecret: string;
  /** The button's label. */
  readonly label: string;
  readonly onKept: () => void;
}

/** The form that saves a card for later payments: Stripe's, or test mode's. It charges nothing. */
export function KeepCardForm({ clientSecret, label, onKept }: KeepCardFormProps) {
  const { t } = useTranslation('business/payments.form');
  const { data: setup, isError, refetch } = usePaymentSetup();
  if (isError) return <FailedNotice onRetry={() => void refetch()}>{t('loadFailed')}</FailedNotice>;
  if (!setup) return <PaymentFormSkeleton />;
  if (setup.publishableKey === null)
    return (
      <CardPanel cents={0} label={label} pay={(card) => payByCard(clientSecret, card)} onPaid={onKept} />
    );
  return (
    <Suspense fallback={<PaymentFormSkeleton />}>
      <StripeForm
        publishableKey={setup.publishableKey}
        clientSecret={clientSecret}
        label={label}
        returnTo="/billing"
        keepsCard
        onPaid={onKept}
      />
    </Suspense>
  );
}
