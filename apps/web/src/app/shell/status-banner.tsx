import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

export interface StatusBannerProps {
  readonly tone: 'neutral' | 'caution';
  readonly children: ReactNode;
}

/** A screen that needs a phone's whole screen gets it: notices that aren't urgent wait. */
const givesWay = 'max-sm:in-[body:has([data-immersive])]:hidden';

/** The frame of the demo's line: as tall without its button, which loads later, as with it. */
export const demoFrame = `flex min-h-13.25 items-center justify-between gap-x-4 border-b bg-sunken px-4 py-1 text-sm sm:min-h-8.25 sm:justify-center print:hidden ${givesWay}`;

/** One line under the header that concerns the whole page. */
export function StatusBanner({ tone, children }: StatusBannerProps) {
  return (
    <p
      role="status"
      className={cx(
        'border-b px-4 py-1.5 text-center text-sm print:hidden',
        tone === 'caution' ? 'bg-caution-soft text-caution' : `bg-sunken text-muted ${givesWay}`,
      )}
    >
      {children}
    </p>
  );
}
