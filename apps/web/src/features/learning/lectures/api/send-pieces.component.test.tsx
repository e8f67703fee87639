import { afterEach, expect, it, vi } from 'vitest';
import { isOnline, noteAnswer } from '../../../../browser/online.ts';
import { sendPieces } from './send-pieces.ts';

let isDown = true;
let offset = 0;

/** What `tus-js-client` sends its requests with, and a server that may be out of reach. */
class FakeRequest {
  readonly upload = {};
  readonly responseText = '';
  status = 0;
  onload: () => void = () => undefined;
  onerror: (cause: unknown) => void = () => undefined;
  #method = '';
  open(method: string): void {
    this.#method = method;
  }
  setRequestHeader(): void {}
  abort(): void {}
  getResponseHeader(name: string): string | null {
    return { 'upload-offset': String(offset), 'upload-length': '5' }[name.toLowerCase()] ?? null;
  }
  send(body?: Blob): void {
    queueMicrotask(() => {
      if (isDown) return this.onerror(new Event('error'));
      if (this.#method === 'PATCH') offset += body?.size ?? 0;
      this.status = this.#method === 'PATCH' ? 204 : 200;
      this.onload();
    });
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  noteAnswer();
});

it('an upload in pieces tells that the server is out of reach, and that it is back', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', () =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response()),
  );
  const sent = sendPieces('1', new File(['12345'], 'lecture.mp3'), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onState: () => undefined,
    onControl: () => undefined,
  });
  await expect.poll(isOnline).toBe(false);
  isDown = false;
  await sent;
  expect(isOnline()).toBe(true);
  expect(offset).toBe(5);
});
