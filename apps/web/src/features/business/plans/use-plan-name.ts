import { offers, type PriceId } from '@rounds/contract/business/plans.offers.rules';
import { useTranslation } from '../../../i18n/translation.ts';

/**
 * A plan's name on the screen that sells it, in the learner's language. Only Basic is named differently from its tier.
 */
export function usePlanName(): (priceId: PriceId) => string {
  const { t } = useTranslation('business/plans.status');
  return (priceId) =>
    priceId === 'price_basic_monthly' ? t('name.basic') : t(`name.${offers[priceId].tier}`);
}
