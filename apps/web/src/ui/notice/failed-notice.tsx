import { useEffect, useRef, type ReactNode } from 'react';
import { CloudOff } from 'lucide-react';
import { useOnline } from '../../browser/online.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export interface FailedNoticeProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/**
 * Says that something could not be loaded, with a button to try again. Without a network it says
 * instead that it tries again by itself once there is one; that there is none, the banner under the header says.
 */
export function FailedNotice({ children, onRetry }: FailedNoticeProps) {
  const { t } = useTranslation('app/common');
  const online = useOnline();
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    const tryAgain = () => retry.current();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  if (!online) {
    return (
      <p role="status" className="flex items-center gap-2 py-2 text-sm text-muted">
        <CloudOff size={18} aria-hidden="true" className="flex-none" />
        {t('offline.text')}
      </p>
    );
  }
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
