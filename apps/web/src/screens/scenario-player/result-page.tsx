import type { ReactNode } from 'react';
import { useWide } from '../../browser/media.ts';
import { ToastPlace } from '../../ui/toast/toast-place.tsx';

export interface ResultPageProps {
  readonly back: ReactNode;
  /** What there is to say about all of it, such as that the content is in another language. */
  readonly note?: ReactNode;
  readonly title: ReactNode;
  /** The score, and the next steps. */
  readonly children: ReactNode;
  /** Every question of the attempt. */
  readonly review: ReactNode;
  /** A notification comes with it: beside the way back where there is room, else over the header. */
  readonly isTold?: boolean;
}

/** A result. Where there is room, its review stands beside it, so that the way on stays in view. */
export function ResultPage({ back, note, title, children, review, isTold = false }: ResultPageProps) {
  const wide = useWide();
  return (
    <div {...(isTold && { 'data-toasts-on-top': '' })} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-6">
        {back}
        {note}
        {isTold && wide && <ToastPlace className="ms-auto min-w-0" />}
      </div>
      {title}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-20">{children}</div>
        {review}
      </div>
    </div>
  );
}
