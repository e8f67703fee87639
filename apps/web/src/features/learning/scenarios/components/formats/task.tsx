import type { ReactNode } from 'react';
import { cx } from '../../../../../ui/cx.ts';

export interface TaskProps {
  readonly children: ReactNode;
  /** How far it is done, where it takes more than one pick. */
  readonly count?: CountProps | null;
}

/** What is to be done, in a line above where it is done. */
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
  /** The answer is in: beside its points the count would be read as one of them. */
  readonly graded: boolean;
}

/**
 * So that nobody submits two of three by oversight. Once graded it is hidden but keeps its place: Chromium gives a container
 * whose queries apply no height when something in it goes as the rest changes.
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
