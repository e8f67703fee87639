import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from '../field/field.tsx';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly help?: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  readonly legend: ReactNode;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly name?: string;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** Where the legend already stands above something that belongs between the two. */
  readonly hidesLegend?: boolean;
  readonly className?: string;
}

/** Native radio buttons as rows that are easy to hit: arrow keys move, the legend names the group. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const ownName = useId();
  const { legend, options, value, onChange, name = ownName, error, disabled, hidesLegend, className } = props;
  const errorId = error ? `${name}-error` : undefined;
  return (
    <fieldset disabled={disabled} aria-describedby={errorId} className={cx('grid gap-2', className)}>
      <legend className={hidesLegend ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      {/* Above the options: the first of them takes the focus, and the last may be out of sight. */}
      {error && (
        <div className="col-span-full">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'flex min-h-11 cursor-pointer items-start gap-3 rounded-control border px-3 py-2.5',
            'transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft',
            'has-disabled:opacity-55',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="tick-box mt-0.5"
          />
          <span>
            {option.label}
            {option.help && <span className="block text-sm text-pretty text-muted">{option.help}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
