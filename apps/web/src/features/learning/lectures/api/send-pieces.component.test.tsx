import { afterEach, expect, it, vi } from 'vitest';
import { isOnline, reportAnswer } from '../../../../browser/online.ts';
import { sendPieces } from './send-pieces.ts';

let isDown = true;
let isHung = false;
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
    if (isHung) return;
    queueMicrotask(() => {
      if (isDown) return this.onerror(new Event('error'));
      if (this.#method === 'PATCH') offset += body?.size ?? 0;
      this.status = this.#method === 'PATCH' ? 204 : 200;
      this.onload();
    });
  }
}

afterEach(() => {
  vi.useRealTimers();
  isDown = true;
  isHung = false;
  offset = 0;
  vi.unstubAllGlobals();
  reportAnswer();
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

/** Sends five bytes, and lists the states it went through. */
function send() {
  const states: string[] = [];
  const sent = sendPieces('1', new File(['12345'], 'lecture.mp3'), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onState: (state) => {
      if (states.at(-1) !== state) states.push(state);
    },
    onControl: () => undefined,
  });
  return { states, sent };
}

it('a server that is away for longer than all retries is waited for', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', () =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response()),
  );
  const { states, sent } = send();
  await vi.waitFor(() => expect(states).toContain('stalled'));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  isDown = false;
  await vi.advanceTimersByTimeAsync(30_000);
  await sent;
  expect(offset).toBe(5);
  expect(states).toEqual(['sending', 'stalled', 'sending']);
});

it('a connection that is broken without saying so is replaced', async () => {
  isDown = false;
  isHung = true;
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const { states, sent } = send();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(states).toEqual(['sending']);
  isHung = false;
  await vi.advanceTimersByTimeAsync(2000);
  await sent;
  expect(states).toEqual(['sending', 'stalled', 'sending']);
});

it('a request that is blocked while the server can be reached fails', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const { sent } = send();
  const failed = expect(sent).rejects.toThrow('could not be reached');
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await failed;
});
