import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { tooltipDelay, tooltipPosition, type Box } from './tooltip.rules.ts';

export interface TooltipProps {
  /** A few words; never the only place where something is said. */
  readonly text: ReactNode;
  /** The words are the control's name: they are shown, not announced a second time. */
  readonly isName?: boolean;
  /** The control that the words describe. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** When the last tooltip of the page went away, in milliseconds of `performance.now()`. */
let lastClosedAt = -Infinity;

/**
 * Opens after 700 ms of hover or focus, or at once within 300 ms of another tooltip; Escape closes it, and hovering the
 * tooltip keeps it open. Not shown on touch. Rendered in the top layer, above an open dialog. Written by hand because a
 * positioning library would weigh more than the screens that use it.
 */
export function Tooltip({ text, isName = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [shown, setShown] = useState<{ readonly target: Box; readonly home: Element } | null>(null);
  const open = shown !== null;

  const show = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => {
        const control = anchor.current?.firstElementChild;
        if (!control) return;
        // A modal dialog makes everything outside it inert, so the tooltip must be inside.
        setShown({
          target: control.getBoundingClientRect(),
          home: control.closest('dialog') ?? document.body,
        });
      },
      open ? 0 : tooltipDelay(performance.now() - lastClosedAt),
    );
  };
  const hideSoon = () => {
    // Set now rather than when it closes, so that the next tooltip opens at once.
    if (open) lastClosedAt = performance.now();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(null), 80);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    setShown(null);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') hide();
    };
    window.addEventListener('keydown', close);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    window.addEventListener('resize', close);
    return () => {
      lastClosedAt = performance.now();
      window.removeEventListener('keydown', close);
      window.removeEventListener('scroll', close, { capture: true });
      window.removeEventListener('resize', close);
    };
  }, [open]);

  return (
    <span
      ref={anchor}
      data-tooltip=""
      className="contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hideSoon}
      onPointerDown={hide}
      onClick={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {cloneElement(children, {
        'aria-describedby': open && !isName ? id : children.props['aria-describedby'],
      })}
      {shown &&
        createPortal(
          <div
            id={id}
            role="tooltip"
            aria-hidden={isName || undefined}
            popover="manual"
            onPointerEnter={show}
            onPointerLeave={hideSoon}
            ref={(element) => {
              if (!element) return;
              if (!element.matches(':popover-open')) element.showPopover();
              const { left, top } = tooltipPosition(
                shown.target,
                element.getBoundingClientRect(),
                window.innerWidth,
              );
              element.style.left = `${left}px`;
              element.style.top = `${top}px`;
            }}
            className="fixed inset-auto m-0 max-w-64 animate-fade-in rounded-control bg-text px-2.5 py-1.5 text-sm text-surface shadow-float"
          >
            {text}
          </div>,
          shown.home,
        )}
    </span>
  );
}
