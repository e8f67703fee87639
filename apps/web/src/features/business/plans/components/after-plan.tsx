import { useTranslation } from '../../../../i18n/translation.ts';
import { usePlan } from '../api/get-plan.ts';
import { useGoesOn } from '../use-goes-on.ts';

/** What the learner has once what they pay for ends; nothing where that isn't known. */
export function AfterPlan() {
  const { t } = useTranslation('business/plans.status');
  const { data: plan } = usePlan();
  const goesOn = useGoesOn(plan);
  return goesOn ?? (plan?.source === 'subscription' && !plan.onTrial ? t('after.free') : null);
}
