import { useCallback } from 'react';
import type { Namespace } from '../i18n/keys.ts';
import { ApiError, NetworkError } from './client.ts';
import { sentenceOfError, useLanguage, useTranslation } from '../i18n/translation.ts';
import { humanWait } from '../format/wait.rules.ts';

/**
 * The message for a failed call in the learner's language: its code's sentence, from `errors` of the call's feature or
 * of the errors that all calls share. The server's own sentence is never shown: it is in English.
 * @param namespace the feature's; its strings are loaded when needed
 * @returns a function of the error and a fallback for codes without a sentence
 */
export function useErrorText(
  namespace: Namespace = 'app/common',
): (error: unknown, unknown?: string) => string {
  const language = useLanguage();
  const { t } = useTranslation('app/common');
  useTranslation(namespace);
  return useCallback(
    (error, unknown = t('error.general')) => {
      if (error instanceof NetworkError) return t('error.network');
      if (!(error instanceof ApiError)) return unknown;
      if (error.status === 429 && error.retryAfter !== undefined) {
        const { unit, count } = humanWait(error.retryAfter);
        return unit === 'minutes' ? t('error.wait', { count }) : t('error.waitHours', { count });
      }
      return sentenceOfError(language, [namespace, 'app/common'], error.code) ?? unknown;
    },
    [t, language, namespace],
  );
}
