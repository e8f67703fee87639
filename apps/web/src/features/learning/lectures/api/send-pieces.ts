import { uploadPiece } from '@rounds/contract/learning/lectures.rules';
import type { DetailedError } from 'tus-js-client';
import { NetworkError, refusal } from '../../../../api/client.ts';
import { isOnline, reportAnswer, reportNoAnswer, onReachable } from '../../../../browser/online.ts';
import { getSession } from '../../../../session/session.ts';

/** The state of a running upload: sending, paused by the learner, offline, or without a server that takes anything. */
export type SendState = 'sending' | 'paused' | 'waiting' | 'stalled';

/** What the learner can do to a running upload. */
export interface SendControl {
  readonly pause: () => void;
  /** Goes on now, whatever it was waiting for. */
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
/** Milliseconds until a server that couldn't be reached with all of these is asked again. */
const askAgainMs = 10_000;
/** Milliseconds without progress until the request is sent anew: a broken connection need not tell that it is broken. */
const renewMs = 30_000;
/** The same, once all is sent: the server may be putting the file together. */
const renewWholeMs = 120_000;
const mayPass = (status: number) => status === 0 || status >= 500 || [408, 409, 423, 429].includes(status);
const isAway = (status: number) => [0, 502, 503, 504].includes(status);

/**
 * Sends a file by tus, from the server's current offset. Resumes by itself when the network or the server comes back.
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
      const set = { state: 'sending' as SendState, isWhole: false, failuresAlone: 0 };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const startIn = (delay: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => restart('stalled'), delay);
      };
      const go = (state: SendState) => {
        set.state = state;
        onState(state);
        if (state === 'paused' || state === 'waiting') clearTimeout(timer);
        else startIn(set.isWhole ? renewWholeMs : renewMs);
      };
      const sending = new Upload(file, {
        uploadUrl: `/api/lecture-uploads/${id}`,
        chunkSize: uploadPiece,
        retryDelays,
        // The server knows about unfinished uploads: this browser stores nothing about them.
        storeFingerprintForResuming: false,
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        onProgress: (sent, total) => {
          set.failuresAlone = 0;
          set.isWhole = sent === total;
          go('sending');
          onProgress(total ? sent / total : 0);
        },
        onAfterResponse: (_, response) => {
          if (set.state === 'stalled' && !isAway(response.getStatus())) go('sending');
          reportAnswer();
        },
        onShouldRetry: (error) => {
          noteUnanswered(error);
          const retries = navigator.onLine && mayPass(statusOf(error));
          if (retries && isAway(statusOf(error))) go('stalled');
          return retries;
        },
        onSuccess: () => resolve(),
        onError: (error) => {
          noteUnanswered(error);
          const isAnswered = 'originalRequest' in error;
          const status = isAnswered ? statusOf(error) : 0;
          if (status === 0 && !navigator.onLine) go('waiting');
          else if (isAnswered && isAway(status) && !failsAlone(status)) {
            go('stalled');
            startIn(askAgainMs);
          } else reject(failureOf(error, status, token));
        },
      });
      /** Whether the server can be reached, just not with this: something in between blocks it. */
      const failsAlone = (status: number) => {
        if (status === 0 && isOnline()) set.failuresAlone += 1;
        return set.failuresAlone > 1;
      };
      const start = (state: SendState) => {
        go(state);
        sending.start();
      };
      const stop = () => void sending.abort().catch(() => undefined);
      const restart = (state: SendState) => {
        stop();
        start(state);
      };
      addEventListener('online', () => set.state === 'waiting' && start('sending'), { signal: ended.signal });
      const unsubscribe = onReachable(() => {
        if (set.state === 'stalled' && isOnline()) startIn(0);
      });
      ended.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        unsubscribe();
      });
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
        resume: () => restart('sending'),
      });
      if (signal.aborted) reject(new DOMException('Canceled', 'AbortError'));
      else start('sending');
    });
  } finally {
    ended.abort();
  }
}

const statusOf = (error: DetailedError | Error): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** Tells of a request that got no answer, as `call` does; not of a file that can't be read. */
function noteUnanswered(error: DetailedError | Error): void {
  if ('originalRequest' in error && statusOf(error) === 0) void reportNoAnswer();
}

/** As `call` would have thrown it. */
function failureOf(error: DetailedError | Error, status: number, token: string | null): Error {
  if (status === 0 || !('originalResponse' in error))
    return new NetworkError('The server could not be reached.', { cause: error });
  const after = error.originalResponse?.getHeader('retry-after') ?? '';
  const response = new Response(null, { status, headers: { 'retry-after': after } });
  return refusal(response, error.originalResponse?.getBody() ?? '', token);
}
