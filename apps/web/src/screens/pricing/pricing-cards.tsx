import { offers, pricesOn } from '@rounds/contract/business/plans.offers.rules';
import type { AppliedCode } from '../../features/business/codes/api/check-code.ts';
import { ConsentButton } from '../../features/business/payments/components/consent-button.tsx';
import { PlanCard } from '../../features/business/plans/components/plan-card.tsx';
import { TermsCheckbox } from '../../features/business/plans/components/terms-checkbox.tsx';
import type { PlanConsent } from '../../features/business/plans/use-terms.ts';
import { hasScreen } from '../../routing/has-screen.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { buttonClass } from '../../ui/button/button-style.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { PricingId } from './use-purchase.ts';

export interface PricingCardsProps {
  readonly applied: AppliedCode | null;
  /** What a press on a plan needs first; null where the learner pays for a plan already, which Billing changes. */
  readonly consentFor: (priceId: PricingId) => PlanConsent | null;
  readonly pending: PricingId | null;
  /** What the learner pays for, at the price that is shown here. */
  readonly own: PricingId | null;
  /** Where to write about Enterprise; null where this installation names nobody. */
  readonly contact: string | null;
  readonly onChoose: (priceId: PricingId) => void;
}

const cards = {
  price_basic_monthly: { plan: 'basic', features: ['pathways'] },
  price_professional_monthly: { plan: 'professional', features: ['mentorship', 'noAds'] },
} as const;

/** The button that gets a plan: what was in the way of its purchase leads back to it. */
export const getButtonId = (priceId: PricingId): string => `get-${priceId}`;

/** Basic, Professional and Enterprise. */
export function PricingCards({ applied, consentFor, pending, own, contact, onChoose }: PricingCardsProps) {
  const { t } = useTranslation('business/plans');
  const { t: status } = useTranslation('business/plans.status');
  const { money } = useFormat();
  const isWritten = hasScreen('/note-analysis');
  const scenariosOf = (plan: 'basic' | 'professional' | 'enterprise') => {
    const text = t(`pricing.${plan}.ai`);
    return isWritten ? text : `${text} (${t('soon')})`;
  };
  const priceOf = (priceId: PricingId) => {
    const full = money(offers[priceId].cents / 100);
    const reduced = applied?.prices[priceId];
    if (!reduced) return { price: full, period: t('month') };
    if (applied.type === 'free_access') return { price: t('pricing.free'), period: t('pricing.freeText') };
    const price = money(reduced.finalAmount);
    return { price, period: t('pricing.first', { price, full }) };
  };
  const draftTo = (address: string) => {
    const [subject, body] = [t('pricing.mailSubject'), t('pricing.mailBody')].map(encodeURIComponent);
    return `mailto:${address}?subject=${subject}&body=${body}`;
  };
  const firstAsking = pricesOn.pricing.find((priceId) => consentFor(priceId)?.box);
  return (
    <section aria-labelledby="pricing-plans" className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
      <h2 id="pricing-plans" className="sr-only">
        {t('pricing.plans')}
      </h2>
      {pricesOn.pricing.map((priceId) => {
        const { plan, features } = cards[priceId];
        const name = t(`pricing.${plan}.name`);
        const isPending = pending === priceId;
        const consent = consentFor(priceId);
        return (
          <PlanCard
            key={priceId}
            name={name}
            text={t(plan === 'basic' ? 'plan.student.text' : 'plan.professional.text')}
            {...priceOf(priceId)}
            badge={priceId === own ? t('subscribe.own') : undefined}
            features={[scenariosOf(plan), ...features.map((feature) => t(`feature.${feature}`))]}
            terms={
              consent?.box && (
                <TermsCheckbox {...consent.box} isFurther={priceId !== firstAsking} className="text-sm" />
              )
            }
            action={
              consent ? (
                <ConsentButton
                  id={getButtonId(priceId)}
                  variant={plan === 'professional' ? 'primary' : 'secondary'}
                  pending={isPending}
                  consent={consent}
                  showsMissing={!consent.box}
                  onClick={() => onChoose(priceId)}
                >
                  {isPending ? t('processing') : t('pricing.get', { plan: name })}
                </ConsentButton>
              ) : (
                <ButtonLink href="/billing" variant="secondary">
                  {status('billing')}
                </ButtonLink>
              )
            }
          />
        );
      })}
      <PlanCard
        name={t('pricing.enterprise.name')}
        text={t('plan.enterprise.text')}
        price={t('custom')}
        features={[
          scenariosOf('enterprise'),
          ...(['whiteLabel', 'content', 'customPathways'] as const).map((one) => t(`feature.${one}`)),
        ]}
        action={
          contact === null ? (
            <Button
              variant="secondary"
              onClick={() => toast({ title: t('subscribe.enterpriseTitle'), description: t('pricing.ask') })}
            >
              {t('subscribe.contact')}
            </Button>
          ) : (
            <a href={draftTo(contact)} className={buttonClass({ variant: 'secondary' })}>
              {t('subscribe.contact')}
            </a>
          )
        }
      />
    </section>
  );
}
