import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '../cx.ts';
import { labelPlace } from './label-place.rules.ts';
import { timePositions } from './time-axis.rules.ts';
import { ChartFrame, ChartTable } from './chart-frame.tsx';

export interface ScorePoint {
  readonly key: string;
  /** The time in milliseconds, which is its position on the axis. */
  readonly at: number;
  /** When, as text. */
  readonly when: string;
  /** What was scored, as text. */
  readonly what: string;
  /** Where all about it is. */
  readonly href: string;
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
  /** From which score an attempt is passed, and what the line there is called. */
  readonly pass: { readonly score: number; readonly label: string };
  readonly table: {
    readonly toggle: ReactNode;
    readonly when: ReactNode;
    readonly what: ReactNode;
    readonly score: ReactNode;
  };
}

/** Scores over time, oldest first, each at its place on the axis of days, with the table behind. */
export function ScoreChart({ points, summary, axis, pass, table }: ScoreChartProps) {
  const last = points.at(-1);
  const places = timePositions(points.map(({ at }) => at));
  const curve = points.map((point, index) => [places[index] ?? 100, 100 - point.score] as const);
  const label = labelPlace(curve, 100 - pass.score, pass.label.length);
  return (
    <ChartFrame
      summary={summary}
      axis={axis}
      from={points[0]?.when === last?.when ? '' : points[0]?.when}
      to={last?.when}
      room="me-14"
      shapes={
        <>
          <line
            x1="0"
            x2="100"
            y1={100 - pass.score}
            y2={100 - pass.score}
            className="stroke-positive/60"
            vectorEffect="non-scaling-stroke"
          />
          <polyline
            points={curve.map((place) => place.join()).join(' ')}
            fill="none"
            className="stroke-accent"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </>
      }
      table={{
        toggle: table.toggle,
        content: (
          <ChartTable
            heads={[table.when, table.what, table.score]}
            rows={points.map(({ key, when, what, href, scoreText }) => ({
              key,
              cells: [when, <PointLink key={key} href={href} what={what} />, scoreText],
            }))}
          />
        ),
      }}
    >
      <span
        // Where the curve leaves it no room, it is read on its own ground.
        className={cx(
          'figures pointer-events-none absolute rounded-xs bg-raised pe-1 text-xs leading-4 text-positive',
          !label.isBelow && '-translate-y-full',
        )}
        style={{ top: `${100 - pass.score}%`, insetInlineStart: `${label.x}%` }}
      >
        {pass.label}
      </span>
      {points.map((point, index) => (
        <Dot key={point.key} point={point} x={places[index] ?? 100} isLast={point === last} />
      ))}
    </ChartFrame>
  );
}

/** Comes back to where the plot is. */
function PointLink({ href, what }: Pick<ScorePoint, 'href' | 'what'>) {
  return (
    <Link
      href={href}
      state={{ from: location.pathname + location.search }}
      className="underline underline-offset-3 hover:decoration-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {what}
    </Link>
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
        'absolute -translate-1/2 rounded-full border-2 border-accent rtl:translate-x-1/2',
        isLast ? 'size-3.5 bg-accent' : 'size-2.5 bg-raised',
      )}
      style={{ insetInlineStart: `${x}%`, top: `${100 - point.score}%` }}
    >
      {isLast && (
        <span className="figures absolute start-full top-1/2 -translate-y-1/2 ps-1.5 text-sm font-semibold">
          {point.scoreText}
        </span>
      )}
    </span>
  );
}
