import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@rounds/contract/accounts';
import type { getDashboard } from '@rounds/contract/dashboard';
import { ApiError, call, NetworkError } from './api.ts';
import { askEarly } from './early.ts';
import { getSession, signIn, signOut } from './session.ts';

const user = { id: 7, username: 'amira' } as User;
const address = '/api/dashboard';
const load = (signal?: AbortSignal) => call<typeof getDashboard>('GET', address, { signal });

/** Answers with the number of the request. */
function server() {
  const fetched = vi.fn(
    async (_address: string, _init: RequestInit) => new Response(String(fetched.mock.calls.length)),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => signIn({ token: 'secret', user }));
afterEach(() => {
  signOut();
  askEarly(null, []);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('askEarly', () => {
  it('asks as the call would have asked, and the call takes the answer once', async () => {
    const fetched = server();
    askEarly('secret', [address]);
    await expect(load()).resolves.toBe(1);
    await expect(load()).resolves.toBe(2);
    const [early, later] = fetched.mock.calls;
    expect(early?.[0]).toBe(later?.[0]);
    expect(new Headers(early?.[1].headers)).toEqual(new Headers(later?.[1].headers));
    expect(early?.[1].credentials).toBe(later?.[1].credentials);
  });

  it('answers no other address, and nothing that is sent', async () => {
    const fetched = server();
    askEarly('secret', [address]);
    await call('GET', '/api/achievements');
    await call('POST', address);
    expect(fetched).toHaveBeenCalledTimes(3);
    await expect(load()).resolves.toBe(1);
  });

  it('gives one learner’s answer to nobody else', async () => {
    server();
    askEarly('secret', [address]);
    signIn({ token: 'another', user });
    await expect(load()).resolves.toBe(2);
  });

  it('keeps no answer that may have become untrue', async () => {
    server();
    askEarly('secret', [address]);
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(15_001);
    await expect(load()).resolves.toBe(2);
  });

  it('ends the session that the early answer refuses', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
    askEarly('secret', [address]);
    await expect(load()).rejects.toBeInstanceOf(ApiError);
    expect(getSession()).toMatchObject({ signedIn: false, endedBy: 'expired' });
  });

  it('tells the caller that there was no answer', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    askEarly('secret', [address]);
    await expect(load()).rejects.toBeInstanceOf(NetworkError);
  });

  it('is not waited for by a call that is given up', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    askEarly('secret', [address]);
    const caller = new AbortController();
    const asked = load(caller.signal);
    caller.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
