import { Children, useRef, type ComponentProps, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useHiddenSides } from '../tabs/use-hidden-sides.ts';

export interface ChipsProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A row of chips that scrolls where it is too narrow for them, and fades out on the side that has more. The arrows are for a
 * mouse without a wheel to the side: fingers swipe, and the Tab key brings each chip into view.
 */
export function Chips({ label, children, className }: ChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const hidden = useHiddenSides(row, Children.toArray(children).length);
  return (
    <div className={cx('relative', className)}>
      <div
        ref={row}
        role="group"
        aria-label={label}
        className={cx(
          'flex snap-x scroll-px-12 gap-2 overflow-x-auto overflow-y-hidden p-1 [scrollbar-width:none]',
          hidden.left && 'mask-l-from-[calc(100%-3rem)]',
          hidden.right && 'mask-r-from-[calc(100%-3rem)]',
        )}
      >
        {children}
      </div>
      {hidden.left && <Arrow side="left" onClick={() => scroll(row.current, -1)} />}
      {hidden.right && <Arrow side="right" onClick={() => scroll(row.current, 1)} />}
    </div>
  );
}

/** By most of what is seen, so that the last chip stays in sight. */
function scroll(row: HTMLElement | null, direction: 1 | -1): void {
  row?.scrollBy({ left: direction * row.clientWidth * 0.75, behavior: 'smooth' });
}

interface ArrowProps {
  readonly side: 'left' | 'right';
  readonly onClick: () => void;
}

function Arrow({ side, onClick }: ArrowProps) {
  const { t } = useTranslation('app/common');
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      label={t(side === 'left' ? 'action.scrollLeft' : 'action.scrollRight')}
      tabIndex={-1}
      // Takes no focus, which would be lost with it at the end of the row.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      style={{ [side]: 0 }}
      className="absolute! top-1/2 size-8! -translate-y-1/2 rounded-full! border bg-raised shadow-float pointer-coarse:hidden!"
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
}

/** One of several things to choose; give it `aria-pressed`, or a press that takes something away. */
export function Chip({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={cx(
        'relative inline-flex min-h-9 flex-none snap-start items-center gap-1.5 rounded-full border border-border-strong',
        'bg-raised px-3 text-sm font-semibold whitespace-nowrap transition-colors hover:bg-hover pointer-coarse:min-h-11',
        'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text',
        className,
      )}
    />
  );
}
