import type { ReactNode } from 'react';

export interface ResultPageProps {
  readonly back: ReactNode;
  readonly title: ReactNode;
  /** The score, and the next steps. */
  readonly children: ReactNode;
  /** Every question of the attempt. */
  readonly review: ReactNode;
  /** Whether a notification comes with it: then it leaves the first lines free. */
  readonly isTold?: boolean;
}

/** A result. Where there is room, its review stands beside it, so that the next steps stay in view. */
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
