import { pass } from '@rounds/contract/business/plans.offers.rules';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';

/** What is bought, and what it costs. */
export function PassSummary() {
  const { t } = useTranslation('business/plans');
  const { money } = useFormat();
  return (
    <div className="grid gap-2">
      <h2 className="text-lg font-semibold">{t('checkout.item', { days: pass.days })}</h2>
      <p className="text-muted">{t('checkout.once')}</p>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-2 text-lg font-semibold">
        <span>{t('checkout.total')}</span>
        <span>{money(pass.cents / 100)}</span>
      </p>
    </div>
  );
}
