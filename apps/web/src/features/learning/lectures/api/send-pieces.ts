import { uploadPiece } from '@rounds/contract/learning/lectures.rules';
import type { DetailedError } from 'tus-js-client';
import { NetworkError, refusal } from '../../../../api/client.ts';
import { noteAnswer, noteNoAnswer } from '../../../../browser/online.ts';
import { getSession } from '../../../../session/session.ts';

/** The state of a running upload: sending, paused by the learner, or offline. */
export type SendState = 'sending' | 'paused' | 'waiting';

/** What the learner can do to a running upload. */
export interface SendControl {
  readonly pause: () => void;
  readonly resume: () => void;
}

export interface PieceOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly onState: (state: SendState) => void;
  readonly onControl: (control: SendControl) => void;
}

/** Milliseconds. The delays restart once something has arrived. */
export const retryDelays = [0, 1000, 2000, 4000, 8000, 16_000];
const mayPass = (status: number) => status === 0 || status >= 500 || [408, 409, 423, 429].includes(status);

/**
 * Sends a file by tus, from the server's current offset. Resumes by itself when the network comes back.
 * Throws like `call`; an `AbortError` when `signal` aborts. What has arrived stays on the server.
 */
export async function sendPieces(
  id: string,
  file: File,
  { signal, onProgress, onState, onControl }: PieceOptions,
): Promise<void> {
  const { Upload } = await import('tus-js-client');
  const { token } = getSession();
  const ended = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const set = { state: 'sending' as SendState };
      const go = (state: SendState) => {
        set.state = state;
        onState(state);
      };
      const sending = new Upload(file, {
        uploadUrl: `/api/lecture-uploads/${id}`,
        chunkSize: uploadPiece,
        retryDelays,
        // The server knows about unfinished uploads: this browser stores nothing about them.
        storeFingerprintForResuming: false,
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        onProgress: (sent, total) => onProgress(total ? sent / total : 0),
        onAfterResponse: noteAnswer,
        onShouldRetry: (error) => {
          noteUnanswered(error);
          return navigator.onLine && mayPass(statusOf(error));
        },
        onSuccess: () => resolve(),
        onError: (error) => {
          noteUnanswered(error);
          const status = 'originalRequest' in error ? statusOf(error) : 0;
          if (status === 0 && !navigator.onLine) go('waiting');
          else reject(failureOf(error, status, token));
        },
      });
      const start = () => {
        go('sending');
        sending.start();
      };
      const stop = () => void sending.abort().catch(() => undefined);
      addEventListener('online', () => set.state === 'waiting' && start(), { signal: ended.signal });
      signal.addEventListener(
        'abort',
        () => {
          stop();
          reject(new DOMException('Canceled', 'AbortError'));
        },
        { signal: ended.signal },
      );
      onControl({
        pause: () => {
          stop();
          go('paused');
        },
        resume: start,
      });
      if (signal.aborted) reject(new DOMException('Canceled', 'AbortError'));
      else start();
    });
  } finally {
    ended.abort();
  }
}

const statusOf = (error: DetailedError | Error): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** Tells of a request that got no answer, as `call` does; not of a file that can't be read. */
function noteUnanswered(error: DetailedError | Error): void {
  if ('originalRequest' in error && statusOf(error) === 0) void noteNoAnswer();
}

/** As `call` would have thrown it. */
function failureOf(error: DetailedError | Error, status: number, token: string | null): Error {
  if (status === 0 || !('originalResponse' in error))
    return new NetworkError('The server could not be reached.', { cause: error });
  const after = error.originalResponse?.getHeader('retry-after') ?? '';
  const response = new Response(null, { status, headers: { 'retry-after': after } });
  return refusal(response, error.originalResponse?.getBody() ?? '', token);
}
