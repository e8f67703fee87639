import { Suspense, useState } from 'react';
import type { User } from '@rounds/contract/identity/accounts';
import { loadNamespaces, useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { Button } from '../../ui/button/button.tsx';
import { givesWay, StatusBanner } from './status-banner.tsx';

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
    <div
      className={`flex items-center justify-between gap-x-4 border-b bg-sunken px-4 py-1 text-sm sm:justify-center print:hidden ${givesWay}`}
    >
      <p role="status" className="min-w-0 py-0.5 leading-snug text-muted">
        {t('demoCopy')}
      </p>
      <Button
        variant="link"
        size="sm"
        className="flex-none max-sm:min-h-11 max-sm:max-w-1/2"
        onClick={() => setKeeping(true)}
      >
        {t('demoKeep')}
      </Button>
      <Suspense>{keeping && <KeepProgressDialog onClose={() => setKeeping(false)} />}</Suspense>
    </div>
  );
}
