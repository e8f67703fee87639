import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useMessages } from '../use-messages.ts';

export interface RetryProps {
  readonly error: unknown;
  readonly pending: boolean;
  readonly onRetry: () => void;
}

/** What could not be loaded, in its place. */
export function Retry({ error, pending, onRetry }: RetryProps) {
  const { t } = useTranslation('app/common');
  const { ofError } = useMessages();
  return (
    <Notice
      tone="critical"
      action={
        <Button variant="secondary" size="sm" pending={pending} onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {ofError(error)}
    </Notice>
  );
}
