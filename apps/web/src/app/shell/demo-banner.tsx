import { Suspense, useState } from 'react';
import type { User } from '@rounds/contract/identity/accounts';
import { loadNamespaces, useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { Button } from '../../ui/button/button.tsx';
import { StatusBanner } from './status-banner.tsx';

const KeepProgressDialog = lazyWithRetry(async () => {
  const [{ KeepProgressDialog: Content }] = await Promise.all([
    import('../../features/identity/accounts/components/keep-progress-dialog.tsx'),
    loadNamespaces(['identity/accounts']),
  ]);
  return Content;
});

/** Says which demo account this is, and lets the visitor keep a private one. */
export function DemoBanner({ user }: { readonly user: Pick<User, 'demoUntil'> }) {
  const { t } = useTranslation('app/shell');
  const [keeping, setKeeping] = useState(false);
  if (!user.demoUntil) return <StatusBanner tone="neutral">{t('demo')}</StatusBanner>;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 border-b bg-sunken px-4 py-1 text-sm print:hidden">
      <p role="status" className="py-0.5 text-center text-muted">
        {t('demoCopy')}
      </p>
      <Button variant="link" size="sm" className="max-sm:min-h-11" onClick={() => setKeeping(true)}>
        {t('demoKeep')}
      </Button>
      <Suspense>{keeping && <KeepProgressDialog onClose={() => setKeeping(false)} />}</Suspense>
    </div>
  );
}
