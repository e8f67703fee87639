import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from '../field/field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
}

export function Checkbox({ label, help, error, id, className, ...props }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={cx('grid gap-1', className)}>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          {...props}
          id={controlId}
          aria-describedby={[helpId, errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className="peer tick-box mt-0.5"
        />
        <label
          htmlFor={controlId}
          className="peer-disabled:text-muted pointer-coarse:-my-2 pointer-coarse:py-2"
        >
          {label}
        </label>
      </div>
      {help && (
        <p id={helpId} className="ps-8 text-sm text-muted">
          {help}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
