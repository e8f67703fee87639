import { useTranslation } from '../i18n/translation.ts';
import { Button } from '../ui/button/button.tsx';
import { Message } from '../ui/message/message.tsx';

/** Trying again loads the page anew: that also cures a screen whose code has been replaced by a newer version. */
export function ErrorFallback() {
  const { t } = useTranslation('app/shell');
  return (
    <Message
      title={t('fallback.title')}
      action={<Button onClick={() => window.location.reload()}>{t('fallback.action')}</Button>}
    >
      {t('fallback.text')}
    </Message>
  );
}
