import { useId } from 'react';
import { Check, X } from 'lucide-react';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import type { FormatProps } from './format-props.ts';
import { picksOf, toggled, withPicks } from './picks.rules.ts';
import { Task } from './task.tsx';

type MatrixItem = Extract<Item, { format: 'matrix' }>;

/** Each row is a question of its own with the columns as its options: beside it where there is room, below it where not. */
export function MatrixAnswer(props: FormatProps<MatrixItem>) {
  const { item, response, graded, onRespond } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const name = useId();
  const picks = picksOf(item, response);
  const isOne = item.choose === 'one';
  // With one choice a part is a row, with any number it is a column.
  const cellOf = (row: number, column: number): [number, number] => (isOne ? [row, column] : [column, row]);
  const isPicked = (row: number, column: number) => {
    const [part, entry] = cellOf(row, column);
    return picks[part]?.includes(entry) ?? false;
  };
  const pick = (row: number, column: number) => {
    const [part, entry] = cellOf(row, column);
    const next = toggled(picks[part] ?? [], entry, isOne ? 1 : item.rows.length);
    onRespond(withPicks(item, response, part, next));
  };
  return (
    <div className="@container grid gap-2.5">
      <Task>{t(isOne ? 'format.matrixOne' : 'format.matrixAny')}</Task>
      {item.rows.map((row, rowIndex) => (
        <fieldset
          key={rowIndex}
          dir="ltr"
          className="grid min-w-0 gap-x-4 gap-y-2 rounded-control border px-3 py-2.5 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:items-center"
        >
          <legend className="contents">
            <span lang="en" className="font-medium">
              {row.text}
            </span>
          </legend>
          <div className="flex flex-wrap gap-2">
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
            <p lang="en" className="text-sm text-muted @2xl:col-span-2">
              {row.why}
            </p>
          )}
        </fieldset>
      ))}
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
  const { t } = useTranslation('learning/scenarios');
  const Icon = right ? Check : X;
  const isTold = right !== null && (right || checked);
  const said = right ? (checked ? 'player.yourAnswerCorrect' : 'player.correctOption') : 'player.yourAnswer';
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-2 rounded-control border-2 px-3 py-1.5 outline-offset-2 outline-accent has-focus-visible:outline-2',
        right === null
          ? 'cursor-pointer border-border-strong/70 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft'
          : right
            ? 'border-positive bg-positive-soft'
            : checked
              ? 'border-caution bg-caution-soft'
              : 'border-border text-muted',
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
      <span lang="en">{text}</span>
      {isTold && (
        <Icon
          size={18}
          role="img"
          aria-label={t(said)}
          className={cx('stroke-[2.5]', right ? 'text-positive' : 'text-caution')}
        />
      )}
    </label>
  );
}
