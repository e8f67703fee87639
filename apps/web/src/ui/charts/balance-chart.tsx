import type { ReactNode } from 'react';
import { ChartFrame, ChartTable } from './chart-frame.tsx';

export interface BalancePoint {
  readonly key: string;
  /** When, as text. */
  readonly when: string;
  /** Not negative. */
  readonly value: number;
  readonly valueText: string;
}

export interface BalanceChartProps {
  /** At least one, the oldest first. */
  readonly points: readonly BalancePoint[];
  /** The picture in a sentence. */
  readonly summary: string;
  readonly numberOf: (value: number) => string;
  readonly table: { readonly toggle: ReactNode; readonly when: ReactNode; readonly value: ReactNode };
}

/** How a balance went, day by day: a filled line from the start to the end of the time, with the table behind. */
export function BalanceChart({ points, summary, numberOf, table }: BalanceChartProps) {
  const top = niceTop(Math.max(...points.map(({ value }) => value)));
  const yOf = (value: number) => 100 - (value / top) * 100;
  const last = points.length - 1;
  // A balance stays until it changes: steps, not slopes.
  const steps = points
    .map(({ value }, index) => `${index === 0 ? 'M0' : `H${(index / last) * 100}V`} ${yOf(value)}`)
    .join('');
  return (
    <ChartFrame
      summary={summary}
      axis={[numberOf(0), numberOf(top / 2), numberOf(top)]}
      from={points[0]?.when}
      to={points.at(-1)?.when}
      shapes={
        <>
          <path d={`${steps}V100H0Z`} className="fill-accent-soft" />
          <path
            d={steps}
            fill="none"
            className="stroke-accent"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </>
      }
      table={{
        toggle: table.toggle,
        content: (
          <ChartTable
            heads={[table.when, table.value]}
            rows={points.map(({ key, when, valueText }) => ({ key, cells: [when, valueText] }))}
          />
        ),
      }}
    />
  );
}

/** The top of the axis: the next of 20, 40, 100, 200, 400, 1000 … above the highest value. */
function niceTop(highest: number): number {
  let unit = 10;
  while (unit * 10 < highest) unit *= 10;
  return [2, 4, 10].map((times) => times * unit).find((top) => top >= highest) ?? unit * 10;
}
