import { useCallback, useRef, useState } from 'react';

export interface ActionCallbacks<Out> {
  readonly onSuccess?: (answer: Out) => void;
  readonly onError?: (error: unknown) => void;
}

interface ActionState<Out> {
  readonly pending: boolean;
  readonly answer: Out | undefined;
  readonly error: unknown;
}

const idle = { pending: false, answer: undefined, error: undefined };

/**
 * One call at the press of a button, for the screens before sign-in, which do without TanStack Query: it would be a
 * tenth of what they load. The result of a run is dropped if a later run has started. Pass a module-level function as
 * `call`, so that `run` keeps its identity.
 */
export function useAction<In, Out>(call: (input: In) => Promise<Out>) {
  const [state, setState] = useState<ActionState<Out>>(idle);
  const latest = useRef(0);

  const run = useCallback(
    (input: In, { onSuccess, onError }: ActionCallbacks<Out> = {}): void => {
      latest.current += 1;
      const turn = latest.current;
      const settle = (next: ActionState<Out>, tell: () => void) => {
        if (turn !== latest.current) return;
        setState(next);
        tell();
      };
      setState({ ...idle, pending: true });
      call(input).then(
        (answer) => settle({ ...idle, answer }, () => onSuccess?.(answer)),
        (error: unknown) => settle({ ...idle, error }, () => onError?.(error)),
      );
    },
    [call],
  );

  const reset = useCallback((): void => {
    latest.current += 1;
    setState(idle);
  }, []);

  return { ...state, run, reset };
}
