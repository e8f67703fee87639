import { offers, pricesOn } from '@rounds/contract/business/plans.offers.rules';
import { useStartedPayment } from '../../features/business/payments/api/begin.ts';
import {
  PaymentForm,
  PaymentFormSkeleton,
} from '../../features/business/payments/components/payment-form.tsx';
import { OrderSummary } from '../../features/business/plans/components/order-summary.tsx';
import { useArrival } from '../../features/business/plans/use-arrival.ts';
import { usePlanFeatures } from '../../features/business/plans/use-plan-features.ts';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card, CardBody } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { CreditStep } from './credit-step.tsx';

export type PaidPlan = keyof typeof pricesOn.plans;

/** Whether the learner's credit covers the first month: there is nothing to pay then. */
const isCovered = (error: unknown) => error instanceof ApiError && error.code === 'credit_covers';

/** What is charged today and then, as the form beside it charges it: credit may pay a part. */
function Summary({ plan }: { readonly plan: PaidPlan }) {
  const { t } = useTranslation('business/plans');
  const { money } = useFormat();
  const featuresOf = usePlanFeatures();
  const { data, error } = useStartedPayment({ plan });
  const full = offers[pricesOn.plans[plan]].cents / 100;
  const today = isCovered(error) ? 0 : (data?.dueToday ?? full);
  return (
    <OrderSummary
      name={t(`plan.${plan}.name`)}
      features={featuresOf(plan)}
      lines={[
        { label: t('subscribe.price'), value: money(full) },
        ...(today < full ? [{ label: t('subscribe.credit'), value: money(today - full) }] : []),
      ]}
      total={{ label: t('subscribe.today'), value: money(today) }}
    >
      <p>{t('subscribe.due', { today: money(today), price: money(full) })}</p>
      <p>
        {t('subscribe.lead')} {t('subscribe.refund')}
      </p>
    </OrderSummary>
  );
}

/** Pays for a plan, then leads to the dashboard, where it is confirmed. */
export function PaymentStep({ plan }: { readonly plan: PaidPlan }) {
  const { t } = useTranslation('business/plans');
  const { t: form } = useTranslation('business/payments.form');
  const errorText = useErrorText('business/payments');
  const { money } = useFormat();
  const arrive = useArrival();
  const { data, isError, error, refetch } = useStartedPayment({ plan });
  const price = money(offers[pricesOn.plans[plan]].cents / 100);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Summary plan={plan} />
      {isCovered(error) ? (
        <CreditStep plan={plan} price={price} onStarted={() => arrive(plan)} />
      ) : isError ? (
        <Notice
          tone="critical"
          title={t('subscribe.errorTitle')}
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {t('subscribe.again')}
            </Button>
          }
        >
          {errorText(error, t('subscribe.errorText'))}
        </Notice>
      ) : data ? (
        <Card>
          <CardBody>
            <PaymentForm
              clientSecret={data.clientSecret}
              purchase={{ cents: Math.round(data.dueToday * 100), renews: true }}
              tier={plan}
              label={form('pay', { amount: money(data.dueToday) })}
              from={`/subscribe?plan=${plan}`}
              onPaid={() => arrive(plan)}
            />
          </CardBody>
        </Card>
      ) : (
        <PaymentFormSkeleton />
      )}
    </div>
  );
}
