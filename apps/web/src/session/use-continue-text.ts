import type { OpenAttempt } from '@rounds/contract/learning/attempts';
import { useTranslation } from '../i18n/translation.ts';
import { resumeNumber } from './resume-point.ts';

interface Going {
  readonly scenarioId: number;
  readonly open: OpenAttempt;
}

/**
 * The label for continuing an open attempt: "Continue · question 3 of 5", or "See your result" once all is answered.
 */
export function useContinueText(): (going: Going, title?: string) => string {
  const { t } = useTranslation('learning/attempts');
  return ({ scenarioId, open }, title) => {
    const number = resumeNumber(scenarioId, open);
    if (number === null) return title === undefined ? t('result') : t('resultNamed', { title });
    const place = { number, total: open.questions };
    return title === undefined ? t('continue', place) : t('continueNamed', { ...place, title });
  };
}
