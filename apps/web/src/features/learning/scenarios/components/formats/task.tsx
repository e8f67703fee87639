import type { ReactNode } from 'react';
import { cx } from '../../../../../ui/cx.ts';

export interface TaskProps {
  readonly children: ReactNode;
  /** The progress, if it takes more than one pick. */
  readonly count?: CountProps | null;
}

/** The instruction, in a line above the answer area. */
export function Task({ children, count }: TaskProps) {
  return (
    <p className="flex items-baseline justify-between gap-3 text-sm font-semibold text-muted">
      <span>{children}</span>
      {count && <Count {...count} />}
    </p>
  );
}

export interface CountProps {
  readonly picked: number;
  readonly of: number;
  /** Once graded, the count would be mistaken for points. */
  readonly graded: boolean;
}

/**
 * Shown so that nobody submits two of three by mistake. Once graded it is hidden but keeps its place: Chromium
 * collapses a container with container queries if a child is removed while the rest changes.
 */
export function Count({ picked, of, graded }: CountProps) {
  return (
    <span
      dir="ltr"
      className={cx('figures flex-none text-sm font-semibold text-muted', graded && 'invisible')}
    >
      {picked} / {of}
    </span>
  );
}
