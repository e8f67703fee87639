import { NetworkError, serverMessageOf } from './api.ts';
import { useTranslation } from './i18n.ts';

/** What to tell of a failure: the server's own sentence, else one of ours. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) =>
    serverMessageOf(error) ?? (error instanceof NetworkError ? t('error.network') : t('error.general'));
}
