import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { Button } from '../ui/button/button.tsx';
import { FullPageMessage } from '../ui/full-page-message/full-page-message.tsx';

const reload = () => window.location.reload();

/**
 * Trying again loads the page anew: that also cures a screen whose code has been replaced by a newer version. What failed
 * without a network loads by itself when it is back.
 */
export function ErrorFallback() {
  const { t } = useTranslation('app/shell');
  const [failedOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!failedOffline) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [failedOffline]);
  return (
    <FullPageMessage
      title={t(failedOffline ? 'offlinePage.title' : 'fallback.title')}
      action={<Button onClick={reload}>{t('fallback.action')}</Button>}
    >
      {t(failedOffline ? 'offlinePage.text' : 'fallback.text')}
    </FullPageMessage>
  );
}
