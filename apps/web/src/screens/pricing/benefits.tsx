import { useTranslation } from '../../i18n/translation.ts';
import { CheckList } from '../../ui/list/check-list.tsx';

const benefits = ['cases', 'languages', 'cancel', 'receipts'] as const;

/** What comes with every plan. */
export function Benefits() {
  const { t } = useTranslation('business/plans');
  return (
    <section aria-labelledby="plan-benefits" className="grid gap-3">
      <h2 id="plan-benefits" className="text-xl">
        {t('pricing.benefits')}
      </h2>
      <CheckList
        items={benefits.map((benefit) => t(`pricing.benefit.${benefit}`))}
        className="gap-x-6 sm:grid-cols-2"
      />
    </section>
  );
}
