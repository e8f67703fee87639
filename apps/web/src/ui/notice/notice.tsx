import { useEffect, useRef, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { cx } from '../cx.ts';

export type NoticeTone = 'info' | 'caution' | 'critical' | 'positive';

const styles: Readonly<
  Record<NoticeTone, { readonly icon: LucideIcon; readonly box: string; readonly ink: string }>
> = {
  info: { icon: Info, box: 'border-info/40 bg-info-soft', ink: 'text-info' },
  caution: { icon: TriangleAlert, box: 'border-caution/40 bg-caution-soft', ink: 'text-caution' },
  critical: { icon: CircleAlert, box: 'border-critical/40 bg-critical-soft', ink: 'text-critical' },
  positive: { icon: CircleCheck, box: 'border-positive/40 bg-positive-soft', ink: 'text-positive' },
};

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Spoken when it appears: at once for what went wrong, politely otherwise. Off for what was always there. */
  readonly live?: boolean;
  /** Takes the focus when it appears, and is scrolled into view: for what a form's submission failed with. */
  readonly takesFocus?: boolean;
  readonly className?: string;
}

/** A message in its place: an inline error, offline, a partial answer, a success that stays. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  live = true,
  takesFocus = false,
  className,
}: NoticeProps) {
  const { icon: Icon, box: colors, ink } = styles[tone];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const role = tone === 'critical' ? 'alert' : 'status';
  return (
    <div
      ref={box}
      role={live ? role : undefined}
      tabIndex={takesFocus ? -1 : undefined}
      className={cx(
        'flex gap-3 rounded-control border p-3.5',
        takesFocus && 'scroll-mt-24',
        colors,
        className,
      )}
    >
      <Icon size={20} className={cx('mt-0.5', ink)} aria-hidden="true" />
      <div className="grid grow gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-sm">{children}</div>}
        {action && <div className="mt-1">{action}</div>}
      </div>
    </div>
  );
}
