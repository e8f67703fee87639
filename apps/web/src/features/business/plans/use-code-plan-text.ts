import type { PlanInForce } from '@rounds/contract/business/plans';
import { useFormat } from '../../../format/format.ts';
import { useTranslation } from '../../../i18n/translation.ts';

/** What a code grants besides what is paid for, in words; null if there is none. */
export function useCodePlanText(plan: PlanInForce | undefined): string | null {
  const { t } = useTranslation('business/plans.status');
  const { date } = useFormat();
  if (plan?.source !== 'code' || plan.endsAt === null) return null;
  return t('after.code', { plan: t(`name.${plan.subscriptionTier}`), date: date(plan.endsAt) });
}
