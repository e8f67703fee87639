import { useRef } from 'react';
import type { FindingTable as Table } from '@rounds/contract/learning/scenarios.figures';
import { cx } from '../../../../../ui/cx.ts';
import { useHiddenSides } from '../../../../../ui/tabs/use-hidden-sides.ts';

/**
 * A table of the case. If the screen is too narrow for it, it scrolls, and fades out on the side that has more; only
 * then it is a stop for the keyboard.
 */
export function FindingTable({ table, title }: { readonly table: Table; readonly title: string }) {
  const { columns, rows } = table;
  const frame = useRef<HTMLDivElement>(null);
  const hidden = useHiddenSides(frame);
  const scrolls = hidden.left || hidden.right;
  const cell = 'py-1.5 pe-3 max-lg:pe-2 text-start align-top hyphens-auto last:pe-0';
  return (
    <div
      ref={frame}
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': title })}
      className={cx(
        'mt-1 overflow-x-auto rounded-xs',
        hidden.left && 'mask-l-from-[calc(100%-2rem)]',
        hidden.right && 'mask-r-from-[calc(100%-2rem)]',
      )}
    >
      <table
        aria-label={title}
        className="w-full border-collapse text-sm max-lg:text-xs"
        // Reserves room for each column's text, so that columns out of sight don't make the rows tall.
        style={{ minWidth: `${(columns.length - 1) * 4}rem` }}
      >
        <thead>
          <tr className="border-b text-xs text-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cell} font-medium`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...others], row) => (
            <tr key={row} className="border-b last:border-b-0">
              <th scope="row" className={`${cell} font-medium`}>
                {name}
              </th>
              {others.map((text, column) => (
                <td key={column} className={`${cell} figures`}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
