import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

/**
 * Something that is on or off and takes effect at once. The whole row can be pressed; the knob's position shows the state, not
 * color alone.
 */
export function Switch({ label, help, checked, onChange, disabled, className }: SwitchProps) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  return (
    <div className={cx('relative flex min-h-11 items-start justify-between gap-4 py-2', className)}>
      <div>
        <label htmlFor={id} className="font-medium after:absolute after:inset-0">
          {label}
        </label>
        {help && (
          <p id={helpId} className="text-sm text-muted">
            {help}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={helpId}
        className={cx(
          'relative h-6 w-11 flex-none cursor-pointer appearance-none rounded-full border border-border-strong bg-sunken',
          'transition-colors checked:border-accent checked:bg-accent disabled:opacity-55 forced-colors:appearance-auto',
          'before:absolute before:start-0.75 before:top-0.75 before:size-4 before:rounded-full before:bg-border-strong',
          'before:transition-[inset-inline-start] checked:before:start-5.75 checked:before:bg-on-accent',
        )}
      />
    </div>
  );
}
