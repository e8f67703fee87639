import { useEffect, useRef } from 'react';

export interface SummarizedError {
  readonly fieldId: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly SummarizedError[];
  /** Changes with each attempt to send: the first field with an error then takes the focus. */
  readonly attempt: number;
}

/** What is wrong with a form, in one place, each line leading to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef<string | undefined>(undefined);
  useEffect(() => {
    first.current = errors[0]?.fieldId;
  });
  useEffect(() => {
    if (attempt === 0 || first.current === undefined) return;
    // The field alone would be scrolled to, and leave the summary under the header.
    box.current?.scrollIntoView({ block: 'nearest' });
    document.getElementById(first.current)?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      className="scroll-mt-24 rounded-control border border-critical/40 border-s-4 border-s-critical bg-critical-soft p-3.5"
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 grid text-sm">
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
              className="inline-block py-0.5 font-medium text-critical underline underline-offset-3"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
