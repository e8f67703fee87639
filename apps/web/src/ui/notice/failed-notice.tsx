import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export interface FailedNoticeProps {
  readonly children: ReactNode;
  readonly onAgain: () => void;
}

/** What could not be loaded, and the way to try it again. */
export function FailedNotice({ children, onAgain }: FailedNoticeProps) {
  const { t } = useTranslation('app/common');
  return (
    <Notice
      tone="critical"
      action={
        <Button variant="secondary" size="sm" onClick={onAgain}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
