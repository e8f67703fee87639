import { useCallback, useEffect, useRef, useState } from 'react';
import { CircleAlert, CircleCheck, CircleX, X } from 'lucide-react';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../cx.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { dismissToast, type ShownToast, type ToastVariant } from './toast.ts';
import { useSwipe } from './use-swipe.ts';

/** Milliseconds for which a notification is shown. */
const duration = 5000;

const styles: Readonly<Record<ToastVariant, string>> = {
  default: 'border-border-strong',
  success: 'border-positive',
  destructive: 'border-critical',
  caution: 'border-caution',
  celebrate: 'border-accent',
};

export interface ToastCardProps {
  readonly toast: ShownToast;
  /** In the place that the screen keeps for it: a part of the page, as low as a button. */
  readonly isPlaced: boolean;
  /** The focus is among the notifications. */
  readonly focused: boolean;
  /** Called before the card goes, so that the focus does not go with it. */
  readonly onBeforeRemove: () => void;
}

export function ToastCard({ toast, isPlaced, focused, onBeforeRemove }: ToastCardProps) {
  const { t } = useTranslation('app/common');
  const { key, title, description, drawing, variant = 'default' } = toast;
  const dismiss = useCallback(() => dismissToast(key), [key]);
  const [pointedAt, setPointedAt] = useState(false);
  const held = pointedAt || focused;
  const left = useRef(duration);

  const close = () => {
    onBeforeRemove();
    dismiss();
  };

  // The timer pauses while the toast is hovered or has focus.
  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(dismiss, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held, dismiss]);

  return (
    <div
      {...useSwipe(dismiss)}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      data-toast=""
      className={cx(
        'flex touch-pan-y border bg-raised select-none',
        isPlaced
          ? 'min-h-10 animate-fade-in items-center gap-2.5 rounded-control px-3 text-sm'
          : 'animate-float-in items-start gap-3 rounded-card px-4 py-2.5 shadow-float max-sm:on-top:items-center max-sm:on-top:gap-2.5 max-sm:on-top:px-3 max-sm:on-top:py-1',
        styles[variant],
      )}
    >
      {variant === 'success' && <CircleCheck size={20} className="mt-0.5 text-positive" aria-hidden="true" />}
      {variant === 'destructive' && (
        <CircleAlert size={20} className="mt-0.5 text-critical" aria-hidden="true" />
      )}
      {variant === 'caution' && <CircleX size={20} className="mt-0.5 text-caution" aria-hidden="true" />}
      {drawing}
      {/* In a case it's no taller than the header it covers: one line where that fits, small wrapped text on a phone. */}
      <div
        className={cx(
          'min-w-0 grow',
          isPlaced
            ? 'leading-5 *:inline'
            : 'grid gap-x-3 gap-y-0.5 on-top:flex on-top:flex-wrap on-top:items-baseline max-sm:on-top:block max-sm:on-top:text-xs max-sm:on-top:*:inline',
        )}
      >
        <p className="font-semibold">{title}</p>
        {description && (
          <p
            className={cx(
              'text-sm text-muted',
              isPlaced ? 'ms-1.5' : 'max-sm:on-top:ms-1.5 max-sm:on-top:text-xs',
            )}
          >
            {description}
          </p>
        )}
      </div>
      <Tooltip text={t('action.close')} isName>
        <button
          type="button"
          aria-label={t('action.close')}
          onClick={close}
          className="-m-2 inline-flex size-9 flex-none items-center justify-center rounded-control text-muted hover:text-text pointer-coarse:size-11"
        >
          <X size={18} aria-hidden="true" />
        </button>
      </Tooltip>
    </div>
  );
}
