import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';

export interface SendFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why an attempt could not be handed in, with a retry. */
export function SendFailed({ error, onRetry }: SendFailedProps) {
  const { t } = useTranslation('learning/notes');
  const errorText = useErrorText('learning/notes');
  return (
    <Notice
      tone="critical"
      takesFocus
      title={t('take.sendFailed')}
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t('take.send')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
