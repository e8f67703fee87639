import { offers, pricesOn } from '@rounds/contract/business/plans.offers.rules';
import { ConsentButton } from '../../features/business/payments/components/consent-button.tsx';
import { ComparisonTable } from '../../features/business/plans/components/comparison-table.tsx';
import { PlanCard } from '../../features/business/plans/components/plan-card.tsx';
import { ReferralBanner } from '../../features/business/plans/components/referral-banner.tsx';
import { TermsCheckbox } from '../../features/business/plans/components/terms-checkbox.tsx';
import type { PlanConsent } from '../../features/business/plans/use-terms.ts';
import { usePlanFeatures } from '../../features/business/plans/use-plan-features.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { PaidPlan } from './payment-step.tsx';

export interface PlanChoiceProps {
  /** The learner's own plan, at the price that is shown here. */
  readonly own: PaidPlan | null;
  /** Whether there is something to choose: who pays for a plan already changes it in Billing. */
  readonly sells: boolean;
  /** What a press on a plan needs first; null where the learner pays for a plan already, which Billing changes. */
  readonly consentFor: (plan: PaidPlan) => PlanConsent | null;
  readonly onChoose: (plan: PaidPlan) => void;
}

/** The three plans side by side, and what each of them includes. */
export function PlanChoice({ own, sells, consentFor, onChoose }: PlanChoiceProps) {
  const { t, rich } = useTranslation('business/plans');
  const { t: status } = useTranslation('business/plans.status');
  const { money } = useFormat();
  const featuresOf = usePlanFeatures();
  const badgeOf = (plan: PaidPlan) => {
    if (plan === own) return t('subscribe.own');
    return plan === 'professional' && sells && own === null ? t('subscribe.popular') : undefined;
  };
  return (
    <>
      <h2 className="sr-only">{t('subscribe.plans')}</h2>
      <div className="grid gap-4 lg:grid-cols-3">
        {(['student', 'professional'] as const).map((plan) => {
          const consent = consentFor(plan);
          return (
            <PlanCard
              key={plan}
              name={t(`plan.${plan}.name`)}
              text={t(`plan.${plan}.text`)}
              price={money(offers[pricesOn.plans[plan]].cents / 100)}
              period={t('month')}
              badge={badgeOf(plan)}
              features={featuresOf(plan)}
              terms={
                consent?.box && (
                  <TermsCheckbox {...consent.box} isFurther={plan !== 'student'} className="text-sm" />
                )
              }
              action={
                consent === null ? (
                  <ButtonLink href="/billing" variant="secondary">
                    {status('billing')}
                  </ButtonLink>
                ) : (
                  <ConsentButton
                    variant={plan === 'professional' ? 'primary' : 'secondary'}
                    consent={consent}
                    showsMissing={!consent.box}
                    onClick={() => consent.require() && onChoose(plan)}
                  >
                    {t('subscribe.choose', { plan: t(`plan.${plan}.name`) })}
                  </ConsentButton>
                )
              }
            />
          );
        })}
        <PlanCard
          name={t('plan.enterprise.name')}
          text={t('plan.enterprise.text')}
          price={t('custom')}
          features={(['professional', 'whiteLabel', 'content', 'customPathways'] as const).map((one) =>
            t(`feature.${one}`),
          )}
          action={
            <Button
              variant="secondary"
              onClick={() =>
                toast({
                  title: t('subscribe.enterpriseTitle'),
                  description: t('subscribe.enterpriseText'),
                })
              }
            >
              {t('subscribe.contact')}
            </Button>
          }
        />
      </div>
      <p className="text-sm text-muted">
        {rich(
          'subscribe.otherPrices',
          { link: (text) => <Link href="/pricing">{text}</Link> },
          { page: t('pricing.title') },
        )}
      </p>
      <ReferralBanner />
      <ComparisonTable />
    </>
  );
}
