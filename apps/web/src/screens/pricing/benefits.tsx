import { Check } from 'lucide-react';
import { useTranslation } from '../../i18n/translation.ts';

const benefits = ['cases', 'languages', 'cancel', 'receipts'] as const;

/** What comes with every plan. */
export function Benefits() {
  const { t } = useTranslation('business/plans');
  return (
    <section aria-labelledby="plan-benefits" className="grid gap-3">
      <h2 id="plan-benefits" className="text-xl">
        {t('pricing.benefits')}
      </h2>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <Check size={18} className="mt-1 flex-none text-positive" aria-hidden="true" />
            <span>{t(`pricing.benefit.${benefit}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
