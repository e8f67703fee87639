import { useTranslation } from '../../../../i18n/translation.ts';
import { usePlan } from '../api/get-plan.ts';
import { useCodePlanText } from '../use-code-plan-text.ts';

/** What the learner has once the paid plan ends; renders nothing if unknown. */
export function AfterPlan() {
  const { t } = useTranslation('business/plans.status');
  const { data: plan } = usePlan();
  const codePlanText = useCodePlanText(plan);
  return codePlanText ?? (plan?.source === 'subscription' && !plan.onTrial ? t('after.free') : null);
}
