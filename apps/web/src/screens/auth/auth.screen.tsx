import { Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { restorableDays } from '@rounds/contract/identity/accounts.security.rules';
import type { Session } from '@rounds/contract/identity/accounts';
import { safeReturnPath } from '@rounds/contract/identity/accounts.rules';
import { hasScreen } from '../../routing/has-screen.ts';
import { DemoSignIn } from '../../features/identity/accounts/components/demo-sign-in.tsx';
import { SecurityFacts } from '../../features/identity/accounts/components/security-facts.tsx';
import { SignInForm } from '../../features/identity/accounts/components/sign-in-form.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useIdle } from '../../browser/idle.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { signIn, useSession } from '../../session/session.ts';
import { Link } from '../../ui/link/link.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { AuthIntro } from './auth-intro.tsx';

/** Three times the size of the other form, and not the one that is shown first: it comes when the browser is idle. */
const SignUpForm = lazyWithRetry(
  async () => (await import('../../features/identity/accounts/components/sign-up-form.tsx')).SignUpForm,
);
/** By whose invitation they came, if it was one. If that fails, the pricing screen tells it later. */
const tellReferrer = () =>
  import('../../features/business/plans/referral.ts').then(
    ({ forwardReferral }) => forwardReferral(),
    () => undefined,
  );
const assessment = '/learning-style-assessment';
const dashboard = '/dashboard';

export function AuthScreen() {
  const { t } = useTranslation('identity/accounts');
  const { t: shell } = useTranslation('app/shell');
  const [, navigate] = useLocation();
  const [search, setSearch] = useSearchParams();
  const { endedBy } = useSession();
  const idle = useIdle();
  const tab = search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
  useDocumentTitle(tab === 'sign-up' ? t('auth.signUp') : t('auth.signIn'));

  const [known, setKnown] = useState('');

  const showTab = (next: string) =>
    setSearch(
      (current) => {
        if (next === 'sign-up') current.set('tab', next);
        else current.delete('tab');
        return current;
      },
      { replace: true },
    );
  const showSignIn = (email: string) => {
    setKnown(email);
    showTab('sign-in');
  };
  const wanted = safeReturnPath(search.get('next'), dashboard);
  // As specified, signed-out visitors come here from any address, even one that doesn't exist.
  const isLost = !hasScreen(wanted);
  const home = isLost ? dashboard : wanted;
  const enter = (session: Session) => {
    signIn(session);
    void tellReferrer();
    navigate(home, { replace: true });
    if (session.restored)
      toast({ title: t('auth.restored'), description: t('auth.restoredText'), variant: 'success' });
  };
  const enterNew = (session: Session) => {
    const unknown = session.user.learningStyle === 'unknown' && hasScreen(assessment);
    signIn(session);
    void tellReferrer();
    // Visitors who came for something, such as the case they began on the landing page, continue with it first.
    navigate(unknown && home === dashboard ? assessment : home, { replace: true });
  };

  return (
    // Elsewhere a toast would cover the forms' buttons.
    <div
      data-toasts-on-top=""
      className="page grid items-start gap-x-8 gap-y-4 py-4 sm:gap-y-6 sm:py-6 md:grid-cols-[1fr_26rem] md:grid-rows-[auto_1fr] lg:grid-cols-[1fr_28rem] lg:gap-x-16 xl:grid-cols-[1fr_34rem]"
    >
      <AuthIntro brief={tab === 'sign-up'} />
      <div className="mx-auto grid w-full max-w-md gap-5 md:col-start-2 md:row-span-2 md:row-start-1 md:max-w-none">
        {isLost && (
          <Notice live={false} action={<Link href="/">{shell('notFound.home')}</Link>}>
            {shell('notFound.text')}
          </Notice>
        )}
        {endedBy === 'expired' && <Notice title={t('auth.expired')}>{t('auth.expiredText')}</Notice>}
        {endedBy === 'elsewhere' && <Notice title={t('auth.elsewhere')}>{t('auth.elsewhereText')}</Notice>}
        {endedBy === 'deleted' && (
          <Notice title={t('auth.deleted')}>{t('auth.deletedText', { days: restorableDays })}</Notice>
        )}
        <div className="grid gap-4 rounded-card border bg-raised px-4 pt-2 pb-5 sm:px-6 sm:pb-6">
          <Tabs value={tab} onValueChange={showTab}>
            <TabList aria-label={t('auth.tabs')}>
              <Tab value="sign-in" className="grow">
                {t('auth.signIn')}
              </Tab>
              <Tab value="sign-up" className="grow">
                {t('auth.signUp')}
              </Tab>
            </TabList>
            {/* Both stay mounted, so that switching tabs keeps what was typed. */}
            <TabPanel value="sign-in" keepMounted>
              <SignInForm key={known} email={known} onSession={enter} />
            </TabPanel>
            <TabPanel value="sign-up" keepMounted>
              <Suspense fallback={<Skeleton className="h-155 md:h-144 xl:h-122" />}>
                {(idle || tab === 'sign-up') && <SignUpForm onSession={enterNew} onSignIn={showSignIn} />}
              </Suspense>
            </TabPanel>
          </Tabs>
          <DemoSignIn onSession={enter} />
        </div>
      </div>
      {/* On a phone below the form, elsewhere beside it. */}
      <div className="mx-auto w-full max-w-md md:mx-0 md:max-w-none">
        <SecurityFacts />
      </div>
    </div>
  );
}
