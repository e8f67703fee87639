import { ApiError, NetworkError } from '../../../../api/client.ts';
import { type PieceOptions, retryDelays } from './send-pieces.ts';

const canComeBack = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && [502, 503, 504].includes(error.status));

/** Retries while the server can't be reached: a few times, and for as long as the device is offline. */
export async function untilReached<Answer>(
  ask: () => Promise<Answer>,
  { signal, onState }: Pick<PieceOptions, 'signal' | 'onState'>,
): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      const delay = retryDelays[failures];
      if (!canComeBack(error) || (navigator.onLine && delay === undefined)) throw error;
      onState(navigator.onLine ? 'stalled' : 'waiting');
      await chance(navigator.onLine ? delay : undefined, signal);
      onState('sending');
    }
  }
}

/** Resolves when the network comes back, or after a while. @param delay without it, only the network counts */
function chance(delay: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const timer = delay === undefined ? undefined : setTimeout(() => end(resolve), delay);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      over.abort();
      settle();
    };
    const stop = () => end(() => reject(new DOMException('Canceled', 'AbortError')));
    addEventListener('online', () => end(resolve), { signal: over.signal });
    signal.addEventListener('abort', stop, { signal: over.signal });
    if (signal.aborted) stop();
  });
}
