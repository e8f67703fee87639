import { ApiError, NetworkError } from '../../../api/client.ts';
import { useSharedFailure } from '../../../api/failure-text.ts';
import { useLanguage, useTranslation } from '../../../i18n/translation.ts';
import type { Problem } from './account-form.rules.ts';

const knownCodes = [
  'bad_credentials',
  'email_taken',
  'username_taken',
  'username_reserved',
  'password_common',
  'link_expired',
  'wrong_password',
  'wrong_code',
  'challenge_expired',
  'two_factor_on',
  'two_factor_off',
  'no_setup',
  'no_pending_email',
  'email_unconfirmed',
  'email_confirmed',
] as const;

/** Puts problems and failures into the learner's language. */
export function useMessages() {
  const { t } = useTranslation('identity/accounts');
  const { t: common } = useTranslation('app/common');
  const english = useLanguage() === 'en';
  const shared = useSharedFailure();

  /** The server speaks English: its own words there, the translation of its code elsewhere. */
  const fromServer = (code: string, message: string | undefined): string | undefined => {
    const known = knownCodes.find((name) => name === code);
    if (english && message) return message;
    return known ? t(`server.${known}`) : message;
  };

  const ofProblem = (problem: Problem): string => {
    switch (problem.kind) {
      case 'server':
        return fromServer(problem.code, problem.message) ?? problem.message;
      case 'tooShort':
        return t('problem.tooShort', { min: problem.min });
      case 'tooLong':
        return t('problem.tooLong', { max: problem.max });
      default:
        return t(`problem.${problem.kind}`);
    }
  };

  /** What went wrong with a call: no network, the server's words, or `fallback`. */
  const ofError = (error: unknown, fallback: string): string => {
    if (error instanceof NetworkError) return common('error.network');
    if (error instanceof ApiError)
      return shared(error) ?? fromServer(error.code, error.serverMessage) ?? fallback;
    return fallback;
  };

  return { ofProblem, ofError };
}

/** What went wrong with a call, as a sentence; undefined while nothing did. */
export function useFailure(error: unknown): string | undefined {
  const { t } = useTranslation('app/common');
  const { ofError } = useMessages();
  return error === null || error === undefined ? undefined : ofError(error, t('error.general'));
}
