import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** Where it ends something that was being done: its title is then a heading, and can take the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
  /** A small drawing; a clipboard when none is given. */
  readonly drawing?: ReactNode;
  readonly className?: string;
}

export function EmptyState({ title, titleRef, children, action, drawing, className }: EmptyStateProps) {
  return (
    <div className={cx('grid justify-items-center gap-2 px-4 py-8 text-center', className)}>
      {drawing ?? <ClipboardDrawing />}
      {titleRef ? (
        <h2 ref={titleRef} tabIndex={-1} className="mt-2 text-lg outline-none">
          {title}
        </h2>
      ) : (
        <p className="mt-2 font-semibold">{title}</p>
      )}
      {children && <p className="measure text-sm text-muted">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

function ClipboardDrawing() {
  return (
    <svg viewBox="0 0 96 72" className="h-18 w-24" aria-hidden="true" fill="none" strokeLinecap="round">
      <ellipse cx="48" cy="66" rx="34" ry="4" className="fill-sunken" />
      <rect
        x="27"
        y="9"
        width="42"
        height="54"
        rx="5"
        className="fill-accent-soft stroke-accent"
        strokeWidth="1.75"
      />
      <rect
        x="38"
        y="4"
        width="20"
        height="10"
        rx="4"
        className="fill-raised stroke-accent"
        strokeWidth="1.75"
      />
      <path d="M35 27h26M35 36h18" className="stroke-accent" strokeWidth="1.75" opacity="0.55" />
      <path
        d="M34 49h7l3-6 5 11 4-8 2 3h7"
        className="stroke-celebrate"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
