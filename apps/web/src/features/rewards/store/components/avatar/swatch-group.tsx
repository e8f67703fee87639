import { useId, type ReactNode } from 'react';
import { cx } from '../../../../../ui/cx.ts';

export interface Swatch<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly picture: ReactNode;
}

export interface SwatchGroupProps<Value extends string> {
  readonly legend: string;
  readonly help?: string;
  readonly swatches: readonly Swatch<Value>[];
  readonly chosen: readonly Value[];
  readonly onChoose: (value: Value) => void;
  /** Whether several can be chosen. */
  readonly multiple?: boolean;
}

/** Choices shown as pictures with their names below: native radio buttons, or checkboxes if several can be chosen. */
export function SwatchGroup<Value extends string>(props: SwatchGroupProps<Value>) {
  const { legend, help, swatches, chosen, onChoose, multiple = false } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={help ? `${id}help` : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {help && (
        <p id={`${id}help`} className="mb-2 text-sm text-muted">
          {help}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {swatches.map(({ value, label, picture }) => {
          return (
            <label
              key={value}
              className={cx(
                'relative grid content-start justify-items-center gap-1.5 rounded-control border px-1 py-2 text-center text-sm leading-tight transition-colors',
                'has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                'cursor-pointer hover:bg-hover',
              )}
            >
              <input
                type={multiple ? 'checkbox' : 'radio'}
                name={id}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => onChoose(value)}
                className="absolute inset-0 cursor-[inherit] scroll-mt-56 opacity-0 md:scroll-mt-24"
              />
              {picture}
              <span className="wrap-anywhere hyphens-auto">{label}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A round patch of a color. */
export function ColorCircle({ color }: { readonly color: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10">
      <circle cx="20" cy="20" r="18.5" fill={color} stroke="#223843" strokeWidth="2" />
    </svg>
  );
}
