import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { Button } from '../ui/button/button.tsx';
import { FullPageMessage } from '../ui/full-page-message/full-page-message.tsx';

const reload = () => window.location.reload();

/**
 * Trying again reloads the page, which also fixes a screen whose code was replaced by a newer version. What failed
 * without a network loads by itself when the network is back.
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
