import { ApiError, NetworkError, serverMessageOf } from './client.ts';
import { useTranslation } from '../i18n/translation.ts';
import { humanWait } from '../format/wait.rules.ts';

/**
 * What to tell of failures that any call may meet, in the learner's language: being told to wait, and for how long; and the
 * demo account, which nobody changes. Undefined for all others.
 */
export function useSharedFailure(): (error: unknown) => string | undefined {
  const { t } = useTranslation('app/common');
  return (error) => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.code === 'demo_account') return t('error.demo');
    if (error.status !== 429 || error.retryAfter === undefined) return undefined;
    const { unit, count } = humanWait(error.retryAfter);
    return unit === 'minutes' ? t('error.wait', { count }) : t('error.waitHours', { count });
  };
}

/** What to tell of a failure: what is said everywhere, the server's own sentence, else one of ours. */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation('app/common');
  const shared = useSharedFailure();
  return (error, fallback = t('error.general')) =>
    shared(error) ??
    serverMessageOf(error) ??
    (error instanceof NetworkError ? t('error.network') : fallback);
}
