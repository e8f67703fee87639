import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { User } from '@rounds/contract/identity/accounts';
import { logOut } from '../../features/identity/accounts/api/logout.ts';
import { loadNamespaces, useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { askForOwnAccount, clearOwnAccountRequest, useOwnAccountAsked } from '../../session/own-account.ts';
import { Button } from '../../ui/button/button.tsx';
import { demoFrame } from './status-banner.tsx';

const KeepProgressDialog = lazyWithRetry(async () => {
  const [{ KeepProgressDialog: Content }] = await Promise.all([
    import('../../features/identity/accounts/components/keep-progress-dialog.tsx'),
    loadNamespaces(['identity/accounts']),
  ]);
  return Content;
});

/**
 * Says which demo account this is, and leads to a regular one: a private copy becomes it, while the shared account is
 * signed out first.
 */
export function DemoBanner({ user: { demoUntil } }: { readonly user: Pick<User, 'demoUntil'> }) {
  const { t } = useTranslation('app/shell');
  const { t: common } = useTranslation('app/common');
  const [, navigate] = useLocation();
  const asked = useOwnAccountAsked();
  const leaves = asked && !demoUntil;
  useEffect(() => {
    if (!leaves) return;
    clearOwnAccountRequest();
    logOut();
    navigate('/auth?tab=sign-up');
  }, [leaves, navigate]);
  return (
    <div className={demoFrame}>
      <p role="status" className="min-w-0 py-0.5 leading-snug text-muted">
        {t(demoUntil ? 'demoCopy' : 'demo')}
      </p>
      <Button
        variant="link"
        size="sm"
        className="flex-none max-sm:min-h-11 max-sm:max-w-1/2"
        onClick={askForOwnAccount}
      >
        {common(demoUntil ? 'demo.keep' : 'demo.create')}
      </Button>
      <Suspense>{asked && demoUntil && <KeepProgressDialog onClose={clearOwnAccountRequest} />}</Suspense>
    </div>
  );
}
