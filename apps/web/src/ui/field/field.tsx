import { createContext, use, useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from '../cx.ts';

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const FieldContext = createContext<ControlProps | null>(null);

/** What a control inside a `Field` takes over: its id, description and validity. Empty outside of one. */
export function useField(): Partial<ControlProps> {
  return use(FieldContext) ?? {};
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  /** Something to the end of the label's line, such as a link. */
  readonly aside?: ReactNode;
  /** Given where something else points at the control, such as an error summary. */
  readonly id?: string;
  readonly className?: string;
}

/** A label above, a control, help and error below, wired together for assistive technology. */
export function Field({ label, children, help, error, aside, id, className }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const wiring: ControlProps = {
    id: controlId,
    'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={cx('grid gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={controlId} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {help && (
        <p id={helpId} className="text-sm text-muted">
          {help}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({
  id,
  children,
}: {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-critical">
      <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
