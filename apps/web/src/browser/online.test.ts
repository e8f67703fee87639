import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { listProgress } from '@rounds/contract/learning/progress';
import { call } from '../api/client.ts';
import { isOnline, noteAnswer } from './online.ts';

const load = (signal?: AbortSignal) =>
  call<typeof listProgress>('GET', '/api/progress', { query: {}, signal }).catch(() => undefined);
const fail = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const serve = (answer: (address: string) => Promise<Response>) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  noteAnswer();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('without a network that the browser misses', () => {
  it('a failed request tells, and any answer of the server ends it', async () => {
    serve(fail);
    await load();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(false);
    serve(async () => new Response('', { status: 500 }));
    await load();
    expect(isOnline()).toBe(true);
  });

  it('looks for the server until it is back', async () => {
    serve(fail);
    await load();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(isOnline()).toBe(false);
    const fetched = serve(async () => new Response(''));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isOnline()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/healthz']);
  });

  it('asks nothing of a browser that knows', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const fetched = serve(fail);
    await load();
    expect(isOnline()).toBe(false);
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('with a network', () => {
  it('a request that fails alone says nothing about it', async () => {
    serve((address) => (address === '/healthz' ? Promise.resolve(new Response('')) : fail()));
    await load();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(true);
  });

  it('nor does one that was canceled', async () => {
    const fetched = serve(fail);
    await load(AbortSignal.abort());
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(true);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('what is answered while the server is asked counts', async () => {
    const asked = Promise.withResolvers<Response>();
    serve((address) => (address === '/healthz' ? asked.promise : fail()));
    await load();
    noteAnswer();
    asked.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(true);
  });
});
