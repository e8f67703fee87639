import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FieldError } from './field.tsx';

export interface FileButtonProps {
  readonly label: string;
  /** What can be chosen, as of an input's `accept`. */
  readonly accept: string;
  readonly help: ReactNode;
  readonly error: ReactNode;
  readonly pending: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file. The same file can be chosen again. */
export function FileButton({ label, accept, help, error, pending, onFile }: FileButtonProps) {
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-1.5">
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="secondary"
        pending={pending}
        aria-describedby={helpId}
        className="justify-self-start max-sm:w-full"
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p id={helpId} className="text-sm text-muted">
        {help}
      </p>
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
    </div>
  );
}
