import { useEffect, useRef } from 'react';

/**
 * Brings the focus to the first field with a problem, with each attempt to send and not between them: it is read out with
 * what is wrong, which stands below it and nowhere else.
 */
export function useFocusOnProblem(attempt: number, fieldId: string | undefined): void {
  const first = useRef<string | undefined>(undefined);
  useEffect(() => {
    first.current = fieldId;
  });
  useEffect(() => {
    if (attempt > 0 && first.current !== undefined) document.getElementById(first.current)?.focus();
  }, [attempt]);
}
