import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface StatCardProps {
  readonly label: ReactNode;
  /** Formatted; null while it is not known. */
  readonly value: ReactNode;
  readonly icon?: ReactNode;
  /** A line of context below the figure. */
  readonly note?: ReactNode;
  readonly tone?: 'accent' | 'celebrate' | undefined;
  readonly className?: string;
}

/** One value with its label. Used inside a `dl`. */
export function StatCard({ label, value, icon, note, tone = 'accent', className }: StatCardProps) {
  // A group inside a `dl` may only contain `dt` and `dd`, so the icon is a hidden `dd`.
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3 rounded-card border bg-raised p-4',
        className,
      )}
    >
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures col-start-1 mt-1 self-end text-2xl font-semibold">{value}</dd>
      {note && <dd className="col-start-1 mt-0.5 text-xs text-muted">{note}</dd>}
      {icon && (
        <dd
          aria-hidden="true"
          className={cx(
            'col-start-2 row-span-3 row-start-1 inline-flex size-10 items-center justify-center rounded-control',
            tone === 'celebrate'
              ? 'bg-celebrate-soft text-celebrate-text'
              : 'bg-accent-soft text-accent-text',
          )}
        >
          {icon}
        </dd>
      )}
    </div>
  );
}
