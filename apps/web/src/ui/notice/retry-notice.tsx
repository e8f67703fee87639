import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../button/button.tsx';
import { Notice, type NoticeProps } from './notice.tsx';

export interface RetryNoticeProps extends Pick<NoticeProps, 'tone' | 'title' | 'children'> {
  readonly pending?: boolean;
  readonly onRetry: () => void;
}

/** Says that something failed, with a button to try it again. */
export function RetryNotice({ tone = 'critical', pending = false, onRetry, ...notice }: RetryNoticeProps) {
  const { t } = useTranslation('app/common');
  return (
    <Notice
      {...notice}
      tone={tone}
      action={
        <Button variant="secondary" size="sm" pending={pending} onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      }
    />
  );
}
