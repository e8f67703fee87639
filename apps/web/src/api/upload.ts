import type { AnswerOf, Endpoint } from '@rounds/contract/endpoint';
import { reportAnswer, reportNoAnswer } from '../browser/online.ts';
import { NetworkError, refusal } from './client.ts';
import { getSession } from '../session/session.ts';

export interface UploadOptions {
  readonly form: FormData;
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Sends a form with a file. `fetch` doesn't report upload progress, so this uses the older API. Throws like `call`; an
 * `AbortError` when `signal` aborts.
 */
export function upload<E extends Endpoint>(
  path: E['path'],
  { form, signal, onProgress }: UploadOptions,
): Promise<AnswerOf<E>> {
  const { token } = getSession();
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
    request.addEventListener('abort', () => reject(new DOMException('Canceled', 'AbortError')));
    request.addEventListener('error', () => {
      void reportNoAnswer();
      reject(new NetworkError('The server could not be reached.'));
    });
    request.addEventListener('load', () => {
      reportAnswer();
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) {
        resolve(JSON.parse(responseText) as AnswerOf<E>);
        return;
      }
      const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' };
      reject(refusal(new Response(null, { status, statusText, headers }), responseText, token));
    });
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    if (signal?.aborted) reject(new DOMException('Canceled', 'AbortError'));
    else request.send(form);
  });
}
