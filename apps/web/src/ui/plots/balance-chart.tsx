import type { ReactNode } from 'react';

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
  return (
    <figure className="grid gap-2">
      <div dir="ltr" role="img" aria-label={summary} className="grid grid-cols-[auto_1fr] gap-x-2">
        <div className="figures flex h-40 flex-col-reverse justify-between text-end text-xs leading-4 text-muted">
          {[0, top / 2, top].map((value) => (
            <span key={value}>{numberOf(value)}</span>
          ))}
        </div>
        <div className="relative my-2 h-36">
          <Curve points={points} top={top} />
        </div>
        <span />
        <div className="flex justify-between gap-4 text-xs whitespace-nowrap text-muted">
          <bdi>{points[0]?.when}</bdi>
          <bdi>{points.at(-1)?.when}</bdi>
        </div>
      </div>
      <details className="text-sm">
        <summary className="w-fit rounded-xs py-1 font-medium text-accent-text">{table.toggle}</summary>
        <table className="mt-2 w-full text-start">
          <thead className="text-muted">
            <tr>
              <th className="py-1 pe-3 text-start font-medium">{table.when}</th>
              <th className="py-1 text-end font-medium">{table.value}</th>
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map((point) => (
              <tr key={point.key} className="border-t">
                <td className="py-1.5 pe-3">{point.when}</td>
                <td className="figures py-1.5 text-end font-medium">{point.valueText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Curve({ points, top }: { readonly points: readonly BalancePoint[]; readonly top: number }) {
  const yOf = (value: number) => 100 - (value / top) * 100;
  const last = points.length - 1;
  // A balance stays until it changes: steps, not slopes.
  const steps = points
    .map(({ value }, index) => `${index === 0 ? 'M0' : `H${(index / last) * 100}V`} ${yOf(value)}`)
    .join('');
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      {[0, 50, 100].map((y) => (
        <line
          key={y}
          x1="0"
          x2="100"
          y1={y}
          y2={y}
          className="stroke-border"
          strokeDasharray={y === 100 ? undefined : '3 4'}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={`${steps}V100H0Z`} className="fill-accent-soft" />
      <path
        d={steps}
        fill="none"
        className="stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The top of the axis: the next of 20, 40, 100, 200, 400, 1000 … above the highest value. */
function niceTop(highest: number): number {
  let unit = 10;
  while (unit * 10 < highest) unit *= 10;
  return [2, 4, 10].map((times) => times * unit).find((top) => top >= highest) ?? unit * 10;
}
