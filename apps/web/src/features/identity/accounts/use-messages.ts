import { ApiError } from '../../../api/client.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { sentenceOfError, useLanguage, useTranslation } from '../../../i18n/translation.ts';
import type { Problem } from './account-form.rules.ts';

/** Translates problems and failures. */
export function useMessages() {
  const language = useLanguage();
  const { t } = useTranslation('identity/accounts');
  const { t: common } = useTranslation('app/common');
  const errorText = useErrorText('identity/accounts');

  /** Where the server is at fault, no advice on what the learner entered. */
  const ofError = (error: unknown, unknown?: string): string =>
    errorText(error, error instanceof ApiError && error.status >= 500 ? undefined : unknown);

  const ofProblem = (problem: Problem): string => {
    switch (problem.kind) {
      case 'refused':
        return sentenceOfError(language, ['identity/accounts'], problem.code) ?? common('error.general');
      case 'tooShort':
        return t('problem.tooShort', { min: problem.min });
      case 'tooLong':
        return t('problem.tooLong', { max: problem.max });
      case 'terms':
        return t('problem.required');
      default:
        return t(`problem.${problem.kind}`);
    }
  };

  return { ofProblem, ofError };
}

/** A call's error, as a sentence; undefined if there is none. */
export function useFailure(error: unknown): string | undefined {
  const { ofError } = useMessages();
  return error === null || error === undefined ? undefined : ofError(error);
}
