import { useState } from 'react';
import { pass } from '@rounds/contract/business/plans.offers.rules';
import { dayMs } from '@rounds/contract/time.rules';
import { OrderSummary } from '../../features/business/plans/components/order-summary.tsx';
import { usePlanFeatures } from '../../features/business/plans/use-plan-features.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';

/** What is bought, for how long, what it costs, and that it ends by itself. */
export function PassSummary() {
  const { t } = useTranslation('business/plans');
  const { date, money } = useFormat();
  const featuresOf = usePlanFeatures();
  const [end] = useState(() => new Date(Date.now() + pass.days * dayMs));
  return (
    <OrderSummary
      name={t('checkout.item', { days: pass.days })}
      features={featuresOf(pass.tier)}
      lines={[
        { label: t('checkout.starts'), value: t('checkout.startsNow') },
        { label: t('checkout.ends'), value: date(end) },
      ]}
      total={{ label: t('checkout.total'), value: money(pass.cents / 100) }}
    >
      <p>
        {t('checkout.once')} {t('checkout.after')}
      </p>
    </OrderSummary>
  );
}
