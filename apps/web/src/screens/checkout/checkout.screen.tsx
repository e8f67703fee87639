import { useEffect } from 'react';
import { pass } from '@rounds/contract/business/plans.offers.rules';
import { useStartedPayment } from '../../features/business/payments/api/begin.ts';
import {
  PaymentForm,
  PaymentFormSkeleton,
} from '../../features/business/payments/components/payment-form.tsx';
import { useReturned } from '../../features/business/payments/purchase.ts';
import { TermsCheckbox } from '../../features/business/plans/components/terms-checkbox.tsx';
import { useArrival } from '../../features/business/plans/use-arrival.ts';
import { useTerms } from '../../features/business/plans/use-terms.ts';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useOnline } from '../../browser/online.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card, CardBody } from '../../ui/card/card.tsx';
import { BackLink } from '../../ui/link/back-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import { DemoNotice } from '../../ui/notice/demo-notice.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { PassSummary } from './pass-summary.tsx';

/** One payment for some days of Student. */
export function CheckoutScreen() {
  const { t } = useTranslation('business/plans');
  const { t: status } = useTranslation('business/plans.status');
  const terms = useTerms(useReturned() !== null)();
  const arrive = useArrival();
  const isDemo = useSession().user?.isDemo === true;
  const online = useOnline();
  // The server would refuse the demo, which the notice says already.
  const { data, error, refetch } = useStartedPayment({ amount: pass.cents / 100 }, !isDemo);
  useDocumentTitle(t('checkout.title'));
  return (
    <div
      // While paying, nothing else is under the thumb.
      data-immersive={data ? '' : undefined}
      className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-5 sm:py-6"
    >
      <header>
        <BackLink href="/subscribe">{t('checkout.plans')}</BackLink>
        <h1 className="text-xl sm:text-2xl">{t('checkout.title')}</h1>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {isDemo && (
          // In the form's place; on a phone it comes first.
          <div className="lg:order-last">
            <DemoNotice about="payments" />
          </div>
        )}
        <PassSummary />
        {isDemo ? null : error && !online ? (
          <FailedNotice onRetry={() => void refetch()}>{t('checkout.errorText')}</FailedNotice>
        ) : error instanceof ApiError && error.code === 'already_subscribed' ? (
          <Notice
            live={false}
            title={t('checkout.covered')}
            action={<Link href="/billing">{status('billing')}</Link>}
          />
        ) : error ? (
          <Unavailable error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Card>
            <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <TermsCheckbox {...terms.box} />
              <PaymentForm
                clientSecret={data.clientSecret}
                purchase={{ cents: pass.cents, renews: false }}
                tier={pass.tier}
                label={t('checkout.pay')}
                from="/checkout"
                consent={terms}
                onPaid={() => arrive(pass.tier)}
              />
            </CardBody>
          </Card>
        ) : (
          <PaymentFormSkeleton />
        )}
      </div>
    </div>
  );
}

/** There is no secret to pay with: the provider is not set up, or refused to begin. */
function Unavailable({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('business/plans');
  const errorText = useErrorText('business/payments');
  const isOff = error instanceof ApiError && error.code === 'payments_off';
  useEffect(() => {
    const description = isOff ? t('checkout.unavailableText') : t('checkout.errorText');
    const title = isOff ? t('checkout.unavailableTitle') : t('checkout.errorTitle');
    toast({ title, description, variant: 'destructive' });
  }, [isOff, t]);
  return (
    <Notice
      tone="critical"
      title={t('checkout.unavailable')}
      action={
        <div className="flex flex-wrap gap-3">
          {!isOff && (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {t('subscribe.again')}
            </Button>
          )}
          <ButtonLink variant="secondary" size="sm" href="/subscribe">
            {t('checkout.plans')}
          </ButtonLink>
        </div>
      }
    >
      {errorText(error, t('checkout.errorText'))}
    </Notice>
  );
}
