import { cx } from '../cx.ts';

export interface SpinnerProps {
  /** Spoken name; without one the spinner is decoration beside text that says the same. */
  readonly label?: string;
  readonly className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} aria-label={label} className={cx('inline-flex', className)}>
      <svg viewBox="0 0 16 16" className="size-4 animate-spin" aria-hidden="true" fill="none">
        <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="2" opacity="0.25" />
        <path
          d="M8 1.75A6.25 6.25 0 0 1 14.25 8"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
