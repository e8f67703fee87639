import { useTranslation } from '../i18n/translation.ts';
import { Button } from '../ui/button/button.tsx';
import { FullPageMessage } from '../ui/full-page-message/full-page-message.tsx';

/** Trying again loads the page anew: that also cures a screen whose code has been replaced by a newer version. */
export function ErrorFallback() {
  const { t } = useTranslation('app/shell');
  return (
    <FullPageMessage
      title={t('fallback.title')}
      action={<Button onClick={() => window.location.reload()}>{t('fallback.action')}</Button>}
    >
      {t('fallback.text')}
    </FullPageMessage>
  );
}
