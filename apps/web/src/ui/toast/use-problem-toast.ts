import { useEffect, useRef } from 'react';
import { dismissToast, toast, type ToastMessage } from './toast.ts';

/** Shows toasts about a problem on the screen. The last one goes as soon as the problem does, or the form that has it. */
export function useProblemToast(hasProblem: boolean): (message: ToastMessage) => void {
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (hasProblem || shown.current === null) return;
    dismissToast(shown.current);
    shown.current = null;
  }, [hasProblem]);
  useEffect(
    () => () => {
      if (shown.current !== null) dismissToast(shown.current);
    },
    [],
  );
  return (message) => {
    shown.current = toast({ ...message, variant: 'destructive' });
  };
}
