import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { tooltipDelay, tooltipPosition, type Box } from './tooltip.rules.ts';

export interface TooltipProps {
  /** A few words; never the only place where something is said. */
  readonly text: ReactNode;
  /** The control that the words describe. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** When the last tooltip of the page went away, in milliseconds of `performance.now()`. */
let lastClosedAt = -Infinity;

/**
 * Shows after 700 ms of pointing or focus, at once within 300 ms of another; Escape closes it, and pointing at the
 * words keeps them. Own code, since a positioning library would weigh more than the screens that use it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [target, setTarget] = useState<Box | null>(null);
  const open = target !== null;

  const show = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => setTarget(anchor.current?.firstElementChild?.getBoundingClientRect() ?? null),
      open ? 0 : tooltipDelay(performance.now() - lastClosedAt),
    );
  };
  const hideSoon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setTarget(null), 80);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    setTarget(null);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') hide();
    };
    window.addEventListener('keydown', close);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      lastClosedAt = performance.now();
      window.removeEventListener('keydown', close);
      window.removeEventListener('scroll', close, { capture: true });
    };
  }, [open]);

  return (
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hideSoon}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : children.props['aria-describedby'] })}
      {target &&
        createPortal(
          <div
            id={id}
            role="tooltip"
            onPointerEnter={show}
            onPointerLeave={hideSoon}
            ref={(element) => {
              if (!element) return;
              const { left, top } = tooltipPosition(
                target,
                element.getBoundingClientRect(),
                window.innerWidth,
              );
              element.style.left = `${left}px`;
              element.style.top = `${top}px`;
            }}
            className="fixed z-50 max-w-64 animate-fade-in rounded-control bg-text px-2.5 py-1.5 text-sm text-surface shadow-float"
          >
            {text}
          </div>,
          document.body,
        )}
    </span>
  );
}
