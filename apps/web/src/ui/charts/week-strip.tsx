import { Check } from 'lucide-react';
import { cx } from '../cx.ts';

export interface WeekStripDay {
  readonly key: string;
  /** One letter or so: "M". */
  readonly short: string;
  /** The day in words, with whether something was done: "Mon 16 November: practiced". */
  readonly description: string;
  readonly active: boolean;
  readonly isToday: boolean;
}

export interface WeekStripProps {
  readonly label: string;
  readonly days: readonly WeekStripDay[];
  readonly className?: string;
}

/** The last days as a row of marks. A day that was missed is only empty: it is never marked as a failure. */
export function WeekStrip({ label, days, className }: WeekStripProps) {
  return (
    <ol aria-label={label} className={cx('flex max-w-80 justify-between gap-1', className)}>
      {days.map((day) => (
        <li key={day.key} title={day.description} className="grid justify-items-center gap-1">
          <span
            aria-hidden="true"
            className={cx(
              'inline-flex size-5.5 items-center justify-center rounded-full',
              day.active ? 'bg-celebrate-text text-raised' : 'border-[1.5px] border-border-strong/60',
              day.isToday && 'outline-2 outline-offset-1 outline-celebrate/70',
            )}
          >
            {day.active && <Check size={14} className="stroke-3" />}
          </span>
          <span
            aria-hidden="true"
            className={cx('text-xs leading-none', day.isToday ? 'font-bold text-text' : 'text-muted')}
          >
            {day.short}
          </span>
          <span className="sr-only">{day.description}</span>
        </li>
      ))}
    </ol>
  );
}
