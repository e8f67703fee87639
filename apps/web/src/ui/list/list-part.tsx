import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface ListPartProps {
  readonly isFirst: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const takeFocus = (list: HTMLElement | null) => list?.focus({ preventScroll: true });

/** A part of a list that is shown bit by bit. A further one takes the focus from the button that asked for it and may be gone. */
export function ListPart({ isFirst, className, children }: ListPartProps) {
  return (
    <ul
      ref={isFirst ? undefined : takeFocus}
      tabIndex={-1}
      className={cx('outline-none empty:hidden', className)}
    >
      {children}
    </ul>
  );
}
