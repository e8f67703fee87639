import { useId } from 'react';
import { cx } from '../cx.ts';

export interface HeatMapDay {
  readonly key: string;
  /** The day and what was done, as a sentence. */
  readonly title: string;
  /** 0 is nothing, 4 the most. */
  readonly level: 0 | 1 | 2 | 3 | 4;
}

export interface HeatMapWeek {
  readonly key: string;
  /** Above the column where a month begins; empty elsewhere. */
  readonly label: string;
  /** Up to seven, the first day of the week first. */
  readonly days: readonly HeatMapDay[];
}

export interface HeatMapProps {
  /** The oldest first. As many of the last ones are shown as there is room for: `shownWeeks`, or all. */
  readonly weeks: readonly HeatMapWeek[];
  /** One for each day of the week; empty for a day that is not named. */
  readonly dayNames: readonly string[];
  /** The picture in a sentence or two, as many of the last weeks as it shows. */
  readonly summaryOf: (shown: number) => string;
  readonly less: string;
  readonly more: string;
}

/** On a phone, and on a tablet. */
const shownWeeks = [15, 26] as const;

const levels = ['bg-sunken border', 'bg-accent/40', 'bg-accent/60', 'bg-accent/80', 'bg-accent'] as const;

/** Days as squares, a column for each week, in the direction of reading. A day without anything is only empty. */
export function HeatMap({ weeks, dayNames, summaryOf, less, more }: HeatMapProps) {
  const id = useId();
  const [few, some] = shownWeeks;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p id={id} className="text-sm text-muted">
        <span className="sm:hidden">{summaryOf(few)}</span>
        <span className="max-sm:hidden lg:hidden">{summaryOf(some)}</span>
        <span className="max-lg:hidden">{summaryOf(weeks.length)}</span>
      </p>
      <div role="img" aria-labelledby={id} className="flex gap-2">
        <div className="grid flex-none grid-rows-7 gap-0.75 pt-5 text-xs leading-none text-muted">
          {dayNames.map((name, index) => (
            <span key={index} className="flex items-center">
              {name}
            </span>
          ))}
        </div>
        <div className="grid min-w-0 grow auto-cols-[minmax(0,1fr)] grid-flow-col gap-0.75">
          {weeks.map((week, index) => (
            <Week key={week.key} week={week} shown={shownFrom(weeks.length - index)} />
          ))}
        </div>
      </div>
      <p aria-hidden="true" className="flex items-center justify-end gap-0.75 text-xs text-muted">
        <span className="me-1">{less}</span>
        {levels.map((look) => (
          <span key={look} className={cx('size-3 rounded-xs', look)} />
        ))}
        <span className="ms-1">{more}</span>
      </p>
    </div>
  );
}

interface WeekProps {
  readonly week: HeatMapWeek;
  readonly shown: string;
}

function Week({ week, shown }: WeekProps) {
  return (
    <div className={cx('min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-0.75', shown)}>
      <span className="h-4 w-0 text-xs leading-4 whitespace-nowrap text-muted">{week.label}</span>
      {week.days.map(({ key, title, level }) => (
        <span key={key} title={title} className={cx('aspect-square rounded-xs', levels[level])} />
      ))}
    </div>
  );
}

/** From which width on a week is shown, by its place from the end. */
function shownFrom(place: number): string {
  const [few, some] = shownWeeks;
  if (place <= few) return 'grid';
  return place <= some ? 'hidden sm:grid' : 'hidden lg:grid';
}
