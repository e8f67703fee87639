import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';
import { pricesOn } from '@rounds/contract/business/plans.offers.rules';
import { useSubscription } from '../../features/business/billing/api/get-subscription.ts';
import { usePaymentsOff } from '../../features/business/payments/api/get-setup.ts';
import { useReturned } from '../../features/business/payments/purchase.ts';
import { usePlan } from '../../features/business/plans/api/get-plan.ts';
import { trialState } from '../../features/business/plans/trial.rules.ts';
import { UnavailableNotice } from '../../features/business/plans/components/unavailable-notice.tsx';
import { usePlanName } from '../../features/business/plans/use-plan-name.ts';
import { useTerms } from '../../features/business/plans/use-terms.ts';
import { useUnavailable } from '../../features/business/plans/use-unavailable.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { Link } from '../../ui/link/link.tsx';
import { BackLink } from '../../ui/link/back-link.tsx';
import { DemoNotice } from '../../ui/notice/demo-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PaymentStep, type PaidPlan } from './payment-step.tsx';
import { PlanChoice } from './plan-choice.tsx';

const plansSold = ['student', 'professional'] as const;

/** The three plans, and the payment for the chosen one, which the address names. */
export function SubscribeScreen() {
  const { t } = useTranslation('business/plans');
  const { t: status } = useTranslation('business/plans.status');
  const nameOf = usePlanName();
  const { date } = useFormat();
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('plan');
  // Who comes back from a wallet's page had accepted the terms before.
  const termsFor = useTerms(useReturned() !== null);
  const { data: held } = usePlan();
  const isOff = usePaymentsOff();
  const { user } = useSession();
  const isDemo = user?.isDemo === true;
  const unavailable = useUnavailable();
  const consentFor = (plan: PaidPlan) => (isOff || isDemo ? unavailable : termsFor(plan));
  const paid = plansSold.find((plan) => plan === wanted);
  const paying = paid && consentFor(paid).accepted ? paid : null;
  const title = paying ? t('subscribe.pay', { plan: t(`plan.${paying}.name`) }) : t('subscribe.title');
  useDocumentTitle(title);
  const heading = useFocusOnStep(paying);
  const current = held && held.subscriptionTier !== 'free' ? held.subscriptionTier : null;
  // A subscription is changed in Billing, which shows what that costs today.
  const isSubscribed = held?.source === 'subscription';
  const { data: subscription } = useSubscription(isSubscribed);
  const bought = isSubscribed ? subscription?.priceId : undefined;
  // One that the other screen sold has another price.
  const own = isSubscribed
    ? plansSold.find((plan) => pricesOn.plans[plan] === bought)
    : plansSold.find((plan) => plan === current);
  const [now] = useState(Date.now);
  // Until the plan has loaded, this shows what was known at sign-in: a late line would shift everything below.
  const known = user && !held ? trialState(user, now) : null;
  const running = held?.onTrial ? held.trialEndsAt : null;
  const trialEnd = known && known.kind !== 'ended' ? known.endsAt : running;
  return (
    <div
      // While paying, nothing else is under the thumb.
      data-immersive={paying ? '' : undefined}
      className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-5 sm:py-6"
    >
      <header>
        {paying && <BackLink href="/subscribe">{t('subscribe.back')}</BackLink>}
        <h1 ref={heading} tabIndex={-1} className="text-xl sm:text-2xl">
          {title}
        </h1>
        {!paying && <p className="text-muted">{t('subscribe.lead')}</p>}
        {!paying && trialEnd !== null && (
          <p className="mt-1 text-sm">
            <strong>{t('pricing.trialTitle')}</strong> · {t('pricing.trialRuns', { date: date(trialEnd) })}
          </p>
        )}
        {paying && trialEnd !== null && (
          <p className="text-muted">
            {t('subscribe.trialRuns', { date: date(trialEnd), plan: t(`plan.${paying}.name`) })}
          </p>
        )}
      </header>
      <DemoNotice about="payments" />
      {current && (
        <Notice
          tone="positive"
          live={false}
          title={t('subscribe.current', { plan: bought ? nameOf(bought) : t(`plan.${current}.name`) })}
          action={<Link href="/billing">{status('billing')}</Link>}
        />
      )}
      {paying ? (
        <PaymentStep plan={paying} />
      ) : (
        <>
          {isOff && !isSubscribed && <UnavailableNotice />}
          <PlanChoice
            own={own ?? null}
            sells={!isSubscribed}
            consentFor={(plan) => (isSubscribed ? null : consentFor(plan))}
            onChoose={(plan) => navigate(`/subscribe?plan=${plan}`)}
          />
        </>
      )}
    </div>
  );
}

/** A step that replaces another begins at its heading: what was pressed to get there is gone. */
function useFocusOnStep(step: PaidPlan | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
