import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';

export interface CheckboxGroupProps<Value extends string> {
  readonly legend: string;
  readonly help: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
}

/** Any number of a few things, as boxes to tick. What is chosen keeps the order in which it is offered. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, help, options, chosen, onChange } = props;
  const helpId = useId();
  const toggle = (value: Value, on: boolean) =>
    onChange(
      options.map((option) => option.value).filter((one) => (one === value ? on : chosen.includes(one))),
    );
  return (
    <fieldset aria-describedby={helpId} className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      <p id={helpId} className="text-sm text-muted">
        {help}
      </p>
      <div className="mt-2 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
