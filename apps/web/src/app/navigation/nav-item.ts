import { cx } from '../../ui/cx.ts';

/** What gives an item of the header's navigation its width. */
export const itemSpacing = 'inline-flex items-center gap-1 px-1.5 text-sm font-semibold whitespace-nowrap';

/** How such an item looks. */
export function itemStyle(current: boolean): string {
  return cx(
    itemSpacing,
    'relative transition-colors after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 after:rounded-full',
    'focus-visible:-outline-offset-4',
    current ? 'text-text after:bg-accent' : 'text-muted hover:text-text',
  );
}
