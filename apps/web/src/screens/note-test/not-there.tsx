import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { LoadFailed } from '../../ui/full-page-message/load-failed.tsx';

export interface NotThereProps {
  readonly kind: 'tests' | 'scenarios';
  /** Null where the address is no address. */
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** A test or a scenario that was deleted, or couldn't be fetched. */
export function NotThere({ kind, error, onRetry }: NotThereProps) {
  const { t } = useTranslation('learning/notes');
  const errorText = useErrorText('learning/notes');
  const isGone = error === null || (error instanceof ApiError && error.status === 404);
  const text = error === null ? '' : errorText(error);
  if (!isGone) {
    return (
      <LoadFailed title={t('take.notThere')} onRetry={onRetry}>
        {text}
      </LoadFailed>
    );
  }
  return (
    <FullPageMessage
      drawing={<SignpostDrawing />}
      title={t('take.notThere')}
      action={<ButtonLink href={`/note-analysis?tab=${kind}`}>{t(`back.${kind}`)}</ButtonLink>}
    >
      {text}
    </FullPageMessage>
  );
}
