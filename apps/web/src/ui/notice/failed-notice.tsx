import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloudOff } from 'lucide-react';
import { isFocusLost } from '../../browser/focus.ts';
import { isOnline, onReachable, useOnline } from '../../browser/online.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { RetryNotice } from './retry-notice.tsx';

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
    const unsubscribe = onReachable(() => {
      if (isOnline()) tryAgain();
    });
    window.addEventListener('online', tryAgain);
    return () => {
      unsubscribe();
      window.removeEventListener('online', tryAgain);
    };
  }, []);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = box.current;
    return () => {
      if (notice?.contains(document.activeElement)) keepFocusNear(notice);
    };
  }, [online]);
  if (!online) {
    return (
      <p role="status" className="flex items-center gap-2 py-2 text-sm text-muted">
        <CloudOff size={18} aria-hidden="true" className="flex-none" />
        {t('offline.text')}
      </p>
    );
  }
  return (
    <div ref={box}>
      <RetryNotice onRetry={onRetry}>{children}</RetryNotice>
    </div>
  );
}

/** The notice goes as soon as loading begins anew: the focus goes to the part of the page that it was in, not to its top. */
function keepFocusNear(notice: Element) {
  const parts: HTMLElement[] = [];
  for (let part = notice.parentElement; part; part = part.parentElement)
    if (part.matches('section, [role="dialog"], main')) parts.push(part);
  queueMicrotask(() => {
    const part = parts.find(({ isConnected }) => isConnected);
    if (!part || !isFocusLost()) return;
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  });
}
