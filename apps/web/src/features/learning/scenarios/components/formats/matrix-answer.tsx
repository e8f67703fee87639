import { useId, type CSSProperties } from 'react';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import type { FormatProps } from './format-props.ts';
import { picksOf, toggleEntry, withPicks } from './picks.rules.ts';
import { toneLooks, toneOf, useToneText } from './reasons.tsx';
import { Task } from './task.tsx';

type MatrixItem = Extract<Item, { format: 'matrix' }>;

/** Aligns the rows with the column headers. */
const grid = '@2xl:grid-cols-[minmax(0,1fr)_repeat(var(--columns),minmax(5.5rem,6.5rem))]';

/** Each row is a question of its own with the columns as its options: a grid if there is room, otherwise stacked. */
export function MatrixAnswer(props: FormatProps<MatrixItem>) {
  const { item, response, graded, onRespond } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const name = useId();
  const picks = picksOf(item, response);
  const isOne = item.choose === 'one';
  // With one choice per row, a part is a row; with any number, it is a column.
  const cellOf = (row: number, column: number): [number, number] => (isOne ? [row, column] : [column, row]);
  const isPicked = (row: number, column: number) => {
    const [part, entry] = cellOf(row, column);
    return picks[part]?.includes(entry) ?? false;
  };
  const pick = (row: number, column: number) => {
    const [part, entry] = cellOf(row, column);
    const next = toggleEntry(picks[part] ?? [], entry, isOne ? 1 : item.rows.length);
    onRespond(withPicks(item, response, part, next));
  };
  return (
    <div
      className="@container grid gap-2.5 @2xl:gap-1.5"
      style={{ '--columns': item.columns.length } as CSSProperties}
    >
      <Task
        count={
          isOne
            ? { picked: picks.filter((row) => row.length > 0).length, of: item.rows.length, graded }
            : null
        }
      >
        {t(isOne ? 'format.matrixOne' : 'format.matrixAny')}
      </Task>
      <div className="grid gap-2.5 @2xl:gap-0 @2xl:divide-y @2xl:rounded-control @2xl:border">
        <div
          aria-hidden="true"
          lang="en"
          dir="ltr"
          className={cx(
            'hidden items-end gap-x-2 bg-sunken px-3 py-1.5 text-sm font-semibold @2xl:grid',
            grid,
          )}
        >
          <span />
          {item.columns.map((column) => (
            <span key={column} className="text-center text-pretty">
              {column}
            </span>
          ))}
        </div>
        {item.rows.map((row, rowIndex) => (
          <fieldset
            key={rowIndex}
            dir="ltr"
            className={cx(
              'grid min-w-0 gap-x-2 gap-y-2 rounded-control border px-3 py-2.5 @2xl:items-center @2xl:rounded-none @2xl:border-0 @2xl:py-1 @2xl:pointer-fine:py-0.5',
              grid,
            )}
          >
            <legend className="contents">
              <span lang="en" className="font-medium @2xl:leading-snug @2xl:text-[0.9375rem]">
                {row.text}
              </span>
            </legend>
            <div className="flex flex-wrap gap-2 @2xl:contents">
              {item.columns.map((column, columnIndex) => (
                <Cell
                  key={column}
                  kind={isOne ? 'radio' : 'checkbox'}
                  name={`${name}-${rowIndex}`}
                  text={column}
                  checked={isPicked(rowIndex, columnIndex)}
                  right={graded ? row.columns.includes(column) : null}
                  onChoose={() => pick(rowIndex, columnIndex)}
                />
              ))}
            </div>
            {graded && (
              <p lang="en" className="measure-wide text-sm text-muted @2xl:col-span-full">
                {row.why}
              </p>
            )}
          </fieldset>
        ))}
      </div>
      {graded && <Legend />}
    </div>
  );
}

interface CellProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly text: string;
  readonly checked: boolean;
  /** Null while the answer can still be changed. */
  readonly right: boolean | null;
  readonly onChoose: () => void;
}

function Cell({ kind, name, text, checked, right, onChoose }: CellProps) {
  const textOf = useToneText();
  const tone = right === null ? 'none' : toneOf(right, checked);
  const { Icon, look, ink } = toneLooks[tone];
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-2 rounded-control border-2 px-3 py-1.5 outline-offset-2 outline-accent has-focus-visible:outline-2 @2xl:justify-center @2xl:pointer-fine:min-h-9',
        right === null
          ? 'cursor-pointer border-border-strong/70 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft @2xl:border-transparent'
          : look,
      )}
    >
      <input
        type={kind}
        name={name}
        checked={checked}
        disabled={right !== null}
        onChange={onChoose}
        className="size-4 flex-none accent-accent outline-none"
      />
      <span className="grid justify-items-start @2xl:contents">
        <span lang="en" className="@2xl:sr-only">
          {text}
        </span>
        {tone !== 'none' && (
          <span className={cx('inline-flex items-center gap-1 text-xs font-bold', ink)}>
            <Icon
              size={18}
              role="img"
              aria-label={textOf(tone)}
              className="flex-none stroke-[2.5] size-4 @2xl:size-4.5"
            />
            {/* If there is a grid, its legend says it once. */}
            <bdi aria-hidden="true" className="@2xl:hidden">
              {textOf(tone)}
            </bdi>
          </span>
        )}
      </span>
    </label>
  );
}

/** What the symbols in the cells mean, since there is no room for words in them. */
function Legend() {
  const textOf = useToneText();
  return (
    <ul aria-hidden="true" className="hidden flex-wrap gap-x-4 gap-y-1 text-sm text-muted @2xl:flex">
      {(['right', 'missed', 'wrong'] as const).map((tone) => {
        const { Icon, ink } = toneLooks[tone];
        return (
          <li key={tone} className="flex items-center gap-1.5">
            <Icon size={16} className={cx('stroke-[2.5]', ink)} />
            {textOf(tone)}
          </li>
        );
      })}
    </ul>
  );
}
