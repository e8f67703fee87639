import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { offers, type pricesOn } from '@rounds/contract/business/plans.offers.rules';
import { isCodeRefusal } from '../../features/business/codes/api/check-code.ts';
import { awaitPlan } from '../../features/business/plans/awaited-plan.ts';
import { subscribe } from '../../features/business/plans/api/subscribe.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { toast } from '../../ui/toast/toast.ts';

export type PricingId = (typeof pricesOn.pricing)[number];

/**
 * Leads from a plan to the page where it is paid. `pending`: the plan in progress; `problem`: why the last attempt
 * failed, until something is pressed or changed.
 * @param onCodeRefused called where it failed for its code, which is said at the code's field
 */
export function usePurchase(onCodeRefused: (why: string) => void) {
  const { t } = useTranslation('business/plans');
  const paymentError = useErrorText('business/payments');
  const codeError = useErrorText('business/codes');
  const { signedIn } = useSession();
  const [, navigate] = useLocation();
  const [pending, setPending] = useState<PricingId | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    // The browser may keep this page in its cache and show it again when the visitor goes back.
    const show = (event: PageTransitionEvent) => event.persisted && setPending(null);
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);

  const purchase = (priceId: PricingId, discountCode: string) => {
    if (pending !== null) return;
    if (!signedIn) {
      const here = discountCode ? `/pricing?code=${encodeURIComponent(discountCode)}` : '/pricing';
      toast({ title: t('signIn.title'), description: t('signIn.text') });
      navigate(`/auth?next=${encodeURIComponent(here)}`);
      return;
    }
    setPending(priceId);
    setProblem(null);
    const { name: planName, tier } = offers[priceId];
    subscribe({ priceId, planName, ...(discountCode && { discountCode }) }).then(
      ({ sessionId, url }) => {
        awaitPlan(sessionId === null ? { tier, by: 'code' } : { tier, by: 'page', priceId });
        window.location.assign(url);
      },
      (error: unknown) => {
        setPending(null);
        if (isCodeRefusal(error)) onCodeRefused(codeError(error));
        else setProblem(paymentError(error, t('pricing.failedText')));
      },
    );
  };
  return { pending, purchase, problem, forget: () => setProblem(null) };
}
