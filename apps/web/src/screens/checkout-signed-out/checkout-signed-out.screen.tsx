import { Redirect } from 'wouter';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { BackLink } from '../../ui/link/back-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PassSummary } from '../checkout/pass-summary.tsx';

const backHere = `/auth?next=${encodeURIComponent('/checkout')}`;

/** For visitors: what is sold, and the way to sign in, without which nothing can be paid. */
export function CheckoutSignedOutScreen() {
  const { t } = useTranslation('business/plans');
  const { endedBy } = useSession();
  useDocumentTitle(t('checkout.title'));
  if (endedBy) return <Redirect to={endedBy === 'learner' ? '/auth' : backHere} replace />;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-5 sm:py-6">
      <header>
        <BackLink href="/pricing">{t('checkout.plans')}</BackLink>
        <h1 className="text-xl sm:text-2xl">{t('checkout.title')}</h1>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <PassSummary />
        <Notice
          live={false}
          title={t('checkout.signIn')}
          action={
            <div className="flex flex-wrap gap-2">
              <ButtonLink href={backHere} size="sm">
                {t('signIn.action')}
              </ButtonLink>
              <ButtonLink href={`${backHere}&tab=sign-up`} size="sm" variant="secondary">
                {t('signIn.create')}
              </ButtonLink>
            </div>
          }
        >
          {t('checkout.signInText')}
        </Notice>
      </div>
    </div>
  );
}
