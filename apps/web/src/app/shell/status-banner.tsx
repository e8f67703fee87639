import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

export interface StatusBannerProps {
  readonly tone: 'neutral' | 'caution';
  readonly children: ReactNode;
}

/** Hides notices that aren't urgent while a screen uses a phone's whole screen. */
const hiddenWhenImmersive = 'max-sm:in-[body:has([data-immersive])]:hidden';

/** The frame of the demo's notice: as tall before its button has loaded as after it. */
export const demoFrame = `flex min-h-13.25 items-center justify-between gap-x-4 border-b bg-sunken px-4 py-1 text-sm sm:min-h-8.25 sm:justify-center print:hidden ${hiddenWhenImmersive}`;

/** One line under the header that concerns the whole page. */
export function StatusBanner({ tone, children }: StatusBannerProps) {
  return (
    <p
      role="status"
      className={cx(
        'border-b px-4 py-1.5 text-center text-sm print:hidden',
        tone === 'caution' ? 'bg-caution-soft text-caution' : `bg-sunken text-muted ${hiddenWhenImmersive}`,
      )}
    >
      {children}
    </p>
  );
}
