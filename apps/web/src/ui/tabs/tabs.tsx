import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cx } from '../cx.ts';
import { useHiddenSides } from './use-hidden-sides.ts';

interface TabsState {
  readonly id: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

const TabsContext = createContext<TabsState>({ id: '', value: '', onValueChange: () => undefined });

export interface TabsProps extends Omit<TabsState, 'id'> {
  readonly children: ReactNode;
  readonly className?: string;
}

/** Panels of which one is shown. The tabs are one stop of the Tab key; arrows, Home and End move and show. */
export function Tabs({ value, onValueChange, children, className }: TabsProps) {
  const id = useId();
  return (
    <TabsContext value={{ id, value, onValueChange }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

/** The row of tabs. Where it is too narrow for them it scrolls, and fades out on the side that has more. */
export function TabList({ className, ...props }: ComponentProps<'div'>) {
  const row = useRef<HTMLDivElement>(null);
  const hidden = useHiddenSides(row);
  return (
    <div
      ref={row}
      role="tablist"
      {...props}
      onKeyDown={moveFocus}
      className={cx(
        'flex gap-1 overflow-x-auto overflow-y-hidden border-b',
        hidden.left && 'mask-l-from-[calc(100%-2.5rem)]',
        hidden.right && 'mask-r-from-[calc(100%-2.5rem)]',
        className,
      )}
    />
  );
}

/** How wide in px the row fades out. */
const fade = 40;

/** Scrolls the row of a tab, and nothing else, until the tab stands clear of where the row is cut or fades out. */
function bringIntoView(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (!row) return;
  const frame = row.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  const hasMore = (side: 'left' | 'right') =>
    [...row.children].some((other) => {
      const place = other.getBoundingClientRect();
      return side === 'left' ? place.left < frame.left - 1 : place.right > frame.right + 1;
    });
  const isClear =
    left >= frame.left + (hasMore('left') ? fade : -1) &&
    right <= frame.right - (hasMore('right') ? fade : -1);
  if (!isClear) row.scrollLeft += (left + right) / 2 - (frame.left + frame.right) / 2;
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  const here = tabs.findIndex((tab) => tab === event.target);
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: onward === 'ArrowLeft' ? here + 1 : here - 1,
    ArrowRight: onward === 'ArrowRight' ? here + 1 : here - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  const step = steps[event.key];
  if (step === undefined || here < 0) return;
  event.preventDefault();
  const next = tabs[(step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}

export interface TabProps extends ComponentProps<'button'> {
  readonly value: string;
}

/** For four tabs with words: so that they have room on a phone. */
export const narrowTab = 'max-sm:px-2 max-sm:text-sm';

export function Tab({ value, className, ...props }: TabProps) {
  const { id, value: shown, onValueChange } = use(TabsContext);
  const selected = value === shown;
  const tab = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shownTab = tab.current;
    const row = shownTab?.parentElement;
    if (!selected || !shownTab || !row) return;
    // Also when the row changes its width, as on a phone that is turned, or a tab does, once its words are there.
    const watch = new ResizeObserver(() => bringIntoView(shownTab));
    for (const box of [row, ...row.children]) watch.observe(box);
    bringIntoView(shownTab);
    return () => watch.disconnect();
  }, [selected]);
  return (
    <button
      type="button"
      role="tab"
      {...props}
      ref={tab}
      id={`${id}tab-${value}`}
      aria-selected={selected}
      aria-controls={`${id}panel-${value}`}
      tabIndex={selected ? 0 : -1}
      onClick={() => onValueChange(value)}
      className={cx(
        'min-h-11 border-b-2 px-3 py-2 font-semibold whitespace-nowrap transition-colors',
        'focus-visible:-outline-offset-2',
        selected ? 'border-accent text-text' : 'border-transparent text-muted hover:text-text',
        className,
      )}
    />
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  readonly value: string;
  /** Keeps the panel mounted while another one is shown: for forms, whose content must survive. */
  readonly keepMounted?: boolean;
}

export function TabPanel({ value, keepMounted = false, className, ...props }: TabPanelProps) {
  const { id, value: shown } = use(TabsContext);
  if (value !== shown && !keepMounted) return null;
  return (
    <div
      role="tabpanel"
      {...props}
      id={`${id}panel-${value}`}
      aria-labelledby={`${id}tab-${value}`}
      hidden={value !== shown}
      className={cx('pt-5', className)}
    />
  );
}
