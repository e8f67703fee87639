import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { listProgress } from '@rounds/contract/learning/progress';
import { call } from '../api/client.ts';
import { isOnline, reportAnswer } from './online.ts';

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
  reportAnswer();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an outage unknown to the browser', () => {
  it('shows in a failed request, and ends with any answer from the server', async () => {
    serve(fail);
    await load();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(false);
    serve(async () => new Response('', { status: 500 }));
    await load();
    expect(isOnline()).toBe(true);
  });

  it('has the server asked again until it answers', async () => {
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

  it('needs no check once the browser knows', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const fetched = serve(fail);
    await load();
    expect(isOnline()).toBe(false);
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('with a network', () => {
  it('a single failed request is not taken for an outage', async () => {
    serve((address) => (address === '/healthz' ? Promise.resolve(new Response('')) : fail()));
    await load();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(true);
  });

  it('nor is a canceled one', async () => {
    const fetched = serve(fail);
    await load(AbortSignal.abort());
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(true);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('an answer to another request counts while the server is being asked', async () => {
    const asked = Promise.withResolvers<Response>();
    serve((address) => (address === '/healthz' ? asked.promise : fail()));
    await load();
    reportAnswer();
    asked.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(true);
  });
});
