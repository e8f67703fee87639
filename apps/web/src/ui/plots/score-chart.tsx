import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface ScorePoint {
  readonly key: string;
  /** When, as text. */
  readonly when: string;
  /** What was scored, as text. */
  readonly what: string;
  /** 0 to 100. */
  readonly score: number;
  readonly scoreText: string;
}

export interface ScoreChartProps {
  readonly points: readonly ScorePoint[];
  /** The picture in a sentence. */
  readonly summary: string;
  /** Texts of the axis, from 0 to 100. */
  readonly axis: readonly [string, string, string];
  readonly table: {
    readonly toggle: ReactNode;
    readonly when: ReactNode;
    readonly what: ReactNode;
    readonly score: ReactNode;
  };
}

/** Scores in the order in which they were reached, left to right in every language, with the table behind. */
export function ScoreChart({ points, summary, axis, table }: ScoreChartProps) {
  const last = points.at(-1);
  const first = points[0]?.when === last?.when ? '' : points[0]?.when;
  return (
    <figure className="grid gap-2">
      <div dir="ltr" role="img" aria-label={summary} className="grid grid-cols-[auto_1fr] gap-x-2">
        <Axis texts={axis} />
        <div className="relative my-2 me-14 h-36">
          <Curve points={points} />
          {points.map((point, index) => (
            <Dot key={point.key} point={point} x={xOf(index, points.length)} isLast={point === last} />
          ))}
        </div>
        <span />
        <div className="me-14 flex justify-between gap-4 text-xs text-muted">
          <bdi>{first}</bdi>
          <bdi className="text-end">{last?.when}</bdi>
        </div>
      </div>
      <details className="text-sm">
        <summary className="w-fit rounded-xs py-1 font-medium text-accent-text">{table.toggle}</summary>
        <PointTable points={points} table={table} />
      </details>
    </figure>
  );
}

function Axis({ texts }: { readonly texts: ScoreChartProps['axis'] }) {
  return (
    <div className="figures flex h-40 flex-col-reverse justify-between text-end text-xs leading-4 text-muted">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  );
}

function Curve({ points }: { readonly points: readonly ScorePoint[] }) {
  const line = points.map((point, index) => `${xOf(index, points.length)},${100 - point.score}`).join(' ');
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
      <polyline
        points={line}
        fill="none"
        className="stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

interface DotProps {
  readonly point: ScorePoint;
  readonly x: number;
  readonly isLast: boolean;
}

function Dot({ point, x, isLast }: DotProps) {
  return (
    <span
      title={`${point.when} · ${point.what} · ${point.scoreText}`}
      className={cx(
        'absolute -translate-1/2 rounded-full border-2 border-accent',
        isLast ? 'size-3.5 bg-accent' : 'size-2.5 bg-raised',
      )}
      style={{ left: `${x}%`, top: `${100 - point.score}%` }}
    >
      {isLast && (
        <span className="figures absolute start-full top-1/2 -translate-y-1/2 ps-1.5 text-sm font-semibold">
          {point.scoreText}
        </span>
      )}
    </span>
  );
}

function PointTable({ points, table }: Pick<ScoreChartProps, 'points' | 'table'>) {
  return (
    <table className="mt-2 w-full text-start">
      <thead className="text-muted">
        <tr>
          <th className="py-1 pe-3 text-start font-medium">{table.when}</th>
          <th className="py-1 pe-3 text-start font-medium">{table.what}</th>
          <th className="py-1 text-end font-medium">{table.score}</th>
        </tr>
      </thead>
      <tbody>
        {[...points].reverse().map((point) => (
          <tr key={point.key} className="border-t">
            <td className="py-1.5 pe-3 sm:whitespace-nowrap">{point.when}</td>
            <td className="py-1.5 pe-3">{point.what}</td>
            <td className="figures py-1.5 text-end font-medium">{point.scoreText}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where a point stands from left to right, per cent: the first at the start, the last at the end. */
function xOf(index: number, count: number): number {
  return count === 1 ? 100 : (index / (count - 1)) * 100;
}
