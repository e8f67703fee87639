import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

export interface StatusBannerProps {
  readonly tone: 'neutral' | 'caution';
  readonly children: ReactNode;
}

/** On a phone, a screen that needs all the room has it: what isn't urgent waits. */
export const givesWay = 'max-sm:in-[body:has([data-immersive])]:hidden';

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
