import type { ReactNode } from 'react';

interface PlotFrameProps {
  /** The picture in a sentence. */
  readonly summary: string;
  /** Texts of the axis, from the bottom to the top. */
  readonly axis: readonly [string, string, string];
  /** The first and the last moment, as text. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The SVG's shapes, in a square of 100 by 100 whose origin is at the top; mirrored where text runs from right to left. */
  readonly shapes: ReactNode;
  /** Drawn over the chart, such as dots: placed from the start of the text, and not mirrored. */
  readonly children?: ReactNode;
  /** Space after the chart for a label at its end. */
  readonly room?: string;
  readonly table: { readonly toggle: ReactNode; readonly content: ReactNode };
}

/** A plot over time, which runs as the language is read: axis, grid, the curve, and the figures as a table behind. */
export function ChartFrame({ summary, axis, from, to, shapes, children, room = '', table }: PlotFrameProps) {
  return (
    <figure className="grid gap-2">
      <div role="img" aria-label={summary} className="grid grid-cols-[auto_1fr] gap-x-2">
        <div className="figures flex h-40 flex-col-reverse justify-between text-end text-xs leading-4 text-muted">
          {axis.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
        <div className={`relative my-2 h-36 ${room}`}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
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
            {shapes}
          </svg>
          {children}
        </div>
        <span />
        <div className={`flex justify-between gap-4 text-xs text-muted ${room}`}>
          <bdi>{from}</bdi>
          <bdi className="text-end">{to}</bdi>
        </div>
      </div>
      <details className="text-sm">
        <summary className="thumb w-fit rounded-xs py-1 font-medium text-accent-text">{table.toggle}</summary>
        {table.content}
      </details>
    </figure>
  );
}

interface PlotTableProps {
  readonly heads: readonly ReactNode[];
  /** The last cell of each is a figure. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** The figures of a plot, latest first. */
export function ChartTable({ heads, rows }: PlotTableProps) {
  const last = heads.length - 1;
  return (
    <table className="mt-2 w-full text-start">
      <thead className="text-muted">
        <tr>
          {heads.map((head, column) => (
            <th
              key={column}
              className={`py-1 font-medium ${column === last ? 'text-end' : 'pe-3 text-start'}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows].reverse().map(({ key, cells }) => (
          <tr key={key} className="border-t">
            {cells.map((cell, column) => (
              <td
                key={column}
                className={`py-1.5 ${column === last ? 'figures text-end font-medium' : 'pe-3 first:sm:whitespace-nowrap'}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
