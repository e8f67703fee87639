import type { ReactNode } from 'react';

export interface ResultPageProps {
  readonly back: ReactNode;
  readonly title: ReactNode;
  /** What it came to, and where it leads on. */
  readonly children: ReactNode;
  /** Every question of it. */
  readonly review: ReactNode;
  /** A notification comes with it: it leaves the first lines clear. */
  readonly isTold?: boolean;
}

/** A result. Where there is room, its review stands beside it, so that the way on stays in view. */
export function ResultPage({ back, title, children, review, isTold = false }: ResultPageProps) {
  return (
    <div {...(isTold && { 'data-toasts-on-top': '' })} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-11 items-center">{back}</div>
      {title}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-20">{children}</div>
        {review}
      </div>
    </div>
  );
}
