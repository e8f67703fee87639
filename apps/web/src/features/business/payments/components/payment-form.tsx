import { Suspense } from 'react';
import { lazyWithRetry } from '../../../../browser/lazy-with-retry.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { usePaymentSetup } from '../api/get-setup.ts';
import type { PaymentFormProps } from '../form-props.ts';
import { SandboxForm } from './sandbox-form.tsx';

/** Stripe's own form, whose script comes from Stripe, so it is loaded only where it is shown. */
const StripeForm = lazyWithRetry(async () => (await import('./stripe-form.tsx')).StripeForm);

/** Reserves the form's space while it loads. */
export function PaymentFormSkeleton() {
  const { t } = useTranslation('business/payments.form');
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

/** The payment form: Stripe's, or test mode's. */
export function PaymentForm(props: PaymentFormProps) {
  const { t } = useTranslation('business/payments.form');
  const { data: setup, isError, refetch } = usePaymentSetup();
  if (isError) return <FailedNotice onRetry={() => void refetch()}>{t('loadFailed')}</FailedNotice>;
  if (!setup) return <PaymentFormSkeleton />;
  if (setup.publishableKey === null) return <SandboxForm {...props} />;
  return (
    <Suspense fallback={<PaymentFormSkeleton />}>
      <StripeForm
        {...props}
        publishableKey={setup.publishableKey}
        returnTo={`/dashboard?plan=${props.tier}`}
      />
    </Suspense>
  );
}
