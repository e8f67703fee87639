import type { FindingTable as Table } from '@rounds/contract/learning/scenarios.figures';

/** A chart of the case in rows and columns. Where the screen is too narrow for them, it scrolls. */
export function FindingTable({ table, title }: { readonly table: Table; readonly title: string }) {
  const { columns, rows } = table;
  const cell = 'py-1.5 pe-3 text-start align-top last:pe-0';
  return (
    <div tabIndex={0} role="region" aria-label={title} className="mt-1 overflow-x-auto rounded-xs">
      <table
        className="w-full border-collapse text-sm max-sm:text-xs"
        // Room for the words of each column, so that those out of sight don't make the rows tall.
        style={{ minWidth: `${(columns.length - 1) * 5}rem` }}
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
