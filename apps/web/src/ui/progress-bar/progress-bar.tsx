import { cx } from '../cx.ts';

export interface ProgressBarProps {
  /** 0 to `max`. */
  readonly value: number;
  readonly max?: number;
  readonly label: string;
  /** What a screen reader says instead of a percentage: "Question 2 of 5". */
  readonly valueText?: string;
  readonly tone?: 'accent' | 'celebrate';
  readonly className?: string;
}

export function ProgressBar({
  value,
  max = 100,
  label,
  valueText,
  tone = 'accent',
  className,
}: ProgressBarProps) {
  const share = Math.min(Math.max(value / max, 0), 1);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cx('h-2 overflow-hidden rounded-full bg-hover', className)}
    >
      <div
        className={cx(
          'h-full rounded-full transition-[width] duration-200',
          tone === 'celebrate' ? 'bg-celebrate' : 'bg-accent',
        )}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
