import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { pricesOn } from '@rounds/contract/business/plans.offers.rules';
import { tiers } from '@rounds/contract/business/plans.rules';
import type { AppliedCode } from '../../features/business/codes/api/check-code.ts';
import { CodeField, type CodeRefusal } from '../../features/business/codes/components/code-field.tsx';
import { forwardReferral, rememberReferral } from '../../features/business/plans/referral.ts';
import { UnavailableNotice } from '../../features/business/plans/components/unavailable-notice.tsx';
import { usePlanName } from '../../features/business/plans/use-plan-name.ts';
import { useTerms } from '../../features/business/plans/use-terms.ts';
import { useUnavailable } from '../../features/business/plans/use-unavailable.ts';
import { useContact } from '../../features/identity/legal/api/get-contact.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { Link } from '../../ui/link/link.tsx';
import { DemoNotice } from '../../ui/notice/demo-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Benefits } from './benefits.tsx';
import { getButtonId, PricingCards } from './pricing-cards.tsx';
import { TrialBanner } from './trial-banner.tsx';
import { usePurchase, type PricingId } from './use-purchase.ts';
import { useSale } from './use-sale.ts';

/** The plans for everybody, with a code; they are paid on a page of the payment provider. */
export function PricingScreen() {
  const { t, rich } = useTranslation('business/plans');
  const { t: status } = useTranslation('business/plans.status');
  const { user, signedIn } = useSession();
  const query = new URLSearchParams(useSearch());
  const invitation = query.get('ref');
  const [typed, setTyped] = useState(query.get('code') ?? '');
  const [applied, setApplied] = useState<AppliedCode | null>(null);
  const nameOf = usePlanName();
  const termsFor = useTerms();
  const unavailable = useUnavailable();
  const { isOff, isSubscribed, held, trialEndsAt } = useSale(signedIn);
  const contact = useContact();
  const [refusal, setRefusal] = useState<CodeRefusal | null>(null);
  const [wanted, setWanted] = useState<PricingId | null>(null);
  const { pending, purchase, problem, forget } = usePurchase((text) => {
    setApplied(null);
    setRefusal({ text, isInTheWay: true });
  });
  useDocumentTitle(t('pricing.title'));
  useEffect(() => {
    if (invitation) rememberReferral(invitation);
    if (signedIn) void forwardReferral();
  }, [invitation, signedIn]);
  const current = tiers.find((tier) => tier === user?.subscriptionTier && tier !== 'free');
  const consentFor = (priceId: PricingId) => {
    if (user?.isDemo) return unavailable;
    // A year for free needs neither a payment nor the end of one.
    if (applied?.type === 'free_access' && applied.prices[priceId] !== undefined) return termsFor(priceId);
    if (isSubscribed) return null;
    return isOff ? unavailable : termsFor(priceId);
  };

  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-5 sm:py-6">
      <header>
        <h1 className="text-xl sm:text-2xl">{t('pricing.title')}</h1>
        <p className="text-muted">{t('pricing.lead')}</p>
      </header>
      <DemoNotice about="payments" />
      {invitation && !signedIn && (
        <Notice live={false}>
          <span dir="auto">{t('pricing.invited', { code: invitation.slice(0, 60) })}</span>
        </Notice>
      )}
      {current && current !== 'free' && (
        <Notice
          tone="positive"
          live={false}
          title={t('subscribe.current', { plan: held ? nameOf(held) : t(`plan.${current}.name`) })}
          action={isSubscribed && <Link href="/billing">{status('billing')}</Link>}
        />
      )}
      {isOff && !isSubscribed && <UnavailableNotice />}
      {problem !== null && (
        <Notice tone="critical" title={t('pricing.failedTitle')} takesFocus>
          {problem}
        </Notice>
      )}
      <PricingCards
        applied={applied}
        consentFor={consentFor}
        pending={pending}
        own={pricesOn.pricing.find((priceId) => priceId === held) ?? null}
        contact={contact}
        onChoose={(priceId) => {
          if (!consentFor(priceId)?.require()) return;
          setWanted(priceId);
          // Refused before, it would be again; one that only one purchase was refused for may be for the other plan.
          if (refusal && (!refusal.isInTheWay || wanted === priceId)) {
            setRefusal({ ...refusal, isInTheWay: true });
            return;
          }
          setRefusal(null);
          // One that is for the other plan is left out of this purchase.
          const isFor = !applied || applied.prices[priceId] !== undefined;
          purchase(priceId, isFor ? (applied?.code ?? typed.trim()) : '');
        }}
      />
      <div className="grid items-center gap-x-10 gap-y-5 lg:grid-cols-2">
        <CodeField
          typed={typed}
          onTyped={(code) => {
            setTyped(code);
            setRefusal(null);
            forget();
          }}
          refusal={refusal}
          onRefused={(text) => setRefusal({ text, isInTheWay: false })}
          onWithout={() => {
            const get = refusal?.isInTheWay && wanted ? document.getElementById(getButtonId(wanted)) : null;
            get?.focus();
            return get !== null;
          }}
          applied={applied}
          onApplied={setApplied}
        />
        <TrialBanner signedIn={signedIn} endsAt={trialEndsAt} />
      </div>
      <p className="text-sm text-muted">
        {rich(
          'pricing.otherPrices',
          { link: (text) => <Link href="/subscribe">{text}</Link> },
          { page: t('subscribe.title') },
        )}
      </p>
      <Benefits />
      <p>
        <Link href="/payment-info" className="thumb">
          {t('pricing.ways')}
        </Link>
      </p>
    </div>
  );
}
