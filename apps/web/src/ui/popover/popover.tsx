import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
  type ToggleEvent,
} from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

/** What makes a button open the popover. */
export interface PopoverButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly popoverTarget: string;
}

export interface PopoverProps {
  /** The accessible name of what it opens, and of the button with an icon. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** A button of another look, in place of the one with an icon. */
  readonly button?: (props: PopoverButtonProps) => ReactNode;
  /** What it holds, which is given the function that closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** Mounted by the very press that asked for it. */
  readonly defaultOpen?: boolean;
  /** A few choices, or a list to read. */
  readonly size?: keyof typeof sizes;
  readonly onOpenChange?: (open: boolean) => void;
}

/** Widths in pixels, as the classes have them. */
const sizes = {
  menu: { width: 208, className: 'w-52 max-h-(--popover-room) p-2' },
  panel: { width: 400, className: 'w-100 max-h-[min(36rem,var(--popover-room))]' },
} as const;
const margin = 8;

/** The bottom edge that a popover may reach: it must not cover the bar at the bottom of a phone. */
function visibleBottom(): number {
  const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
  return bar?.height ? bar.top : innerHeight;
}

/** The height that a popover will have. A closed one isn't laid out, so it's displayed just to be measured. */
function heightOf(popover: HTMLElement): number {
  const { style } = popover;
  style.removeProperty('--popover-room');
  style.display = 'block';
  const height = popover.offsetHeight;
  style.removeProperty('display');
  return height;
}

/** Opened by keyboard, radio buttons take the focus: the arrow keys choose, and don't scroll the page below. */
function focusChosen(popover: HTMLElement): void {
  // Content may be rendered only once it is open.
  requestAnimationFrame(() =>
    popover.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true }),
  );
}

/** The platform's popover under a button, or above it where that has more room: a press outside and Escape close it, and the focus stays in order. */
export function Popover(props: PopoverProps) {
  const {
    label,
    icon,
    button: renderButton,
    children,
    defaultOpen = false,
    size = 'menu',
    onOpenChange,
  } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { width, className } = sizes[size];

  useLayoutEffect(() => {
    if (!defaultOpen) return;
    button.current?.focus();
    panel.current?.showPopover();
  }, [defaultOpen]);

  // A popover that is unmounted while open, or right after it closed, never receives its `toggle` event.
  const tellClosed = useEffectEvent(() => onOpenChange?.(false));
  useEffect(() => () => tellClosed(), []);

  const position = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open' || !button.current) return;
    const { left, right, top, bottom } = button.current.getBoundingClientRect();
    const rtl = getComputedStyle(button.current).direction === 'rtl';
    const preferredLeft = rtl ? left : right - width;
    const maxLeft = document.documentElement.clientWidth - width - margin;
    const { style } = event.currentTarget;
    style.left = `${Math.max(margin, Math.min(preferredLeft, maxLeft))}px`;
    const height = heightOf(event.currentTarget);
    const roomBelow = visibleBottom() - bottom - 2 * margin;
    const roomAbove = top - 2 * margin;
    const opensAbove = height > roomBelow && roomAbove > roomBelow;
    style.setProperty('--popover-room', `${opensAbove ? roomAbove : roomBelow}px`);
    style.top = `${opensAbove ? top - margin - Math.min(height, roomAbove) : bottom + margin}px`;
  };

  return (
    <>
      {renderButton ? (
        renderButton({ ref: button, popoverTarget: id })
      ) : (
        <IconButton ref={button} label={label} popoverTarget={id}>
          {icon}
        </IconButton>
      )}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onBeforeToggle={position}
        onToggle={(event) => {
          const isOpen = event.newState === 'open';
          onOpenChange?.(isOpen);
          if (isOpen && button.current?.matches(':focus-visible')) focusChosen(event.currentTarget);
        }}
        className={cx(
          'fixed inset-auto m-0 overflow-y-auto animate-float-in rounded-card border bg-raised text-text shadow-float',
          className,
        )}
      >
        {typeof children === 'function' ? children(() => panel.current?.hidePopover()) : children}
      </div>
    </>
  );
}
