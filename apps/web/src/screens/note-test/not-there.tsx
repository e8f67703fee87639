import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { FlatlineDrawing } from '../../ui/drawings/flatline.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';

export interface NotThereProps {
  readonly kind: 'tests' | 'scenarios';
  /** Null where the address is no address. */
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** A test or a scenario that was deleted, or couldn't be fetched. */
export function NotThere({ kind, error, onRetry }: NotThereProps) {
  const { t } = useTranslation('learning/notes');
  const { t: common } = useTranslation('app/common');
  const errorText = useErrorText('learning/notes');
  const isGone = error === null || (error instanceof ApiError && error.status === 404);
  return (
    <FullPageMessage
      drawing={isGone ? <SignpostDrawing /> : <FlatlineDrawing />}
      title={t('take.notThere')}
      action={
        isGone ? (
          <ButtonLink href={`/note-analysis?tab=${kind}`}>{t(`back.${kind}`)}</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{common('action.tryAgain')}</Button>
        )
      }
    >
      {error === null ? '' : errorText(error)}
    </FullPageMessage>
  );
}
