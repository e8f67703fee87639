import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export interface FailedNoticeProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, with a button to try again. */
export function FailedNotice({ children, onRetry }: FailedNoticeProps) {
  const { t } = useTranslation('app/common');
  return (
    <Notice
      tone="critical"
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
