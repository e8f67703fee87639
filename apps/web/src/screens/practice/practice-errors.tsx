import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { LoadFailed } from '../../ui/full-page-message/load-failed.tsx';

/** A session that was deleted, or never was. */
export function PracticeNotFound() {
  const { t } = useTranslation('learning/scenarios.player');
  const { t: practice } = useTranslation('learning/practice');
  return (
    <FullPageMessage
      drawing={<SignpostDrawing />}
      title={t('practice.gone')}
      action={<ButtonLink href="/practice">{t('back.practice')}</ButtonLink>}
    >
      {practice('errors.practice_not_found')}
    </FullPageMessage>
  );
}

export interface PracticeLoadErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A session that couldn't be fetched. */
export function PracticeLoadError({ error, onRetry }: PracticeLoadErrorProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const errorText = useErrorText('learning/practice');
  return (
    <LoadFailed title={t('practice.failed')} onRetry={onRetry}>
      {errorText(error)}
    </LoadFailed>
  );
}
