import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface RingProps {
  /** How much of the ring is filled, 0 to 100. */
  readonly percent: number;
  /** The whole picture in words. */
  readonly label: string;
  /** The figure inside. */
  readonly children: ReactNode;
  /** Of the line, where the ring is 100 wide. */
  readonly thickness?: number;
  readonly tone?: 'accent' | 'positive';
  /** Sets the size. */
  readonly className: string;
}

/** A share as a ring around its figure, filled clockwise from the top. */
export function Ring({ percent, label, children, thickness = 9, tone = 'accent', className }: RingProps) {
  const share = Math.min(Math.max(percent, 0), 100);
  const circle = { cx: 50, cy: 50, r: 50 - thickness / 2, fill: 'none', strokeWidth: thickness };
  return (
    <span
      role="img"
      aria-label={label}
      className={cx('relative inline-grid flex-none place-items-center', className)}
    >
      <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle {...circle} className="stroke-hover" />
        {share > 0 && (
          <circle
            {...circle}
            pathLength={100}
            strokeDasharray={`${share} 100`}
            strokeLinecap={share < 100 ? 'round' : 'butt'}
            className={cx(
              'transition-[stroke-dasharray] duration-200',
              tone === 'positive' ? 'stroke-positive' : 'stroke-accent',
            )}
          />
        )}
      </svg>
      <span aria-hidden="true" dir="ltr" className="figures">
        {children}
      </span>
    </span>
  );
}
