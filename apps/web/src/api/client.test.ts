import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { listProgress, recordProgress } from '@rounds/contract/learning/progress';
import type { User } from '@rounds/contract/identity/accounts';
import { buildUrl, ApiError, call, NetworkError } from './client.ts';
import { callPage } from './pages.ts';
import { getSession, signIn, signOut } from '../session/session.ts';

const user = { id: 7, username: 'amira' } as User;

function answer(status: number, body: string, headers: Record<string, string> = {}) {
  const reply = vi.fn(
    async (_address: string, _init: RequestInit) => new Response(body, { status, headers }),
  );
  vi.stubGlobal('fetch', reply);
  return reply;
}

const load = () => call<typeof listProgress>('GET', '/api/progress', { query: { limit: 5 } });
const failure = () =>
  load().then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => signOut());
afterEach(() => vi.unstubAllGlobals());

describe('buildUrl', () => {
  it('fills the path, adds the query and leaves out what is undefined', () => {
    const options = {
      params: { id: 'a/b' },
      query: { careerPath: undefined, difficulty: 'advanced', limit: 3 },
    };
    expect(buildUrl('/api/scenarios/:id', options)).toBe('/api/scenarios/a%2Fb?difficulty=advanced&limit=3');
    expect(buildUrl('/api/progress', { query: {} })).toBe('/api/progress');
  });
});

describe('callPage', () => {
  it('finds the next page’s cursor, and that there is none', async () => {
    const page = () => callPage<typeof listProgress>('/api/progress', { query: { limit: 5 } });
    answer(200, '[]', { link: '</api/progress?limit=5&cursor=a%3Db>; rel="next"' });
    await expect(page()).resolves.toEqual({ rows: [], next: 'a=b' });
    answer(200, '[]');
    await expect(page()).resolves.toEqual({ rows: [], next: null });
  });
});

describe('call', () => {
  /** Never answers, and fails when aborted. */
  const hang = () =>
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    );

  it('aborts reads of a session that has ended', async () => {
    signIn({ token: 'secret', user });
    hang();
    const asked = failure();
    signOut();
    expect(await asked).toMatchObject({ name: 'AbortError' });
  });

  it('lets writes of a session that has ended arrive', async () => {
    signIn({ token: 'secret', user });
    hang();
    const ended = vi.fn();
    void call<typeof recordProgress>('POST', '/api/progress', {
      body: { scenarioId: 1, completed: false, score: 0, timeSpent: 1 },
    }).catch(ended);
    signOut();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(ended).not.toHaveBeenCalled();
  });

  it('sends the token and no content type without a body', async () => {
    signIn({ token: 'secret', user });
    const fetched = answer(200, '[]');
    await expect(load()).resolves.toEqual([]);
    const [address, init] = fetched.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect(address).toBe('/api/progress?limit=5');
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.has('content-type')).toBe(false);
    expect(init?.credentials).toBe('include');
  });

  it('sends JSON with a body', async () => {
    const fetched = answer(200, '{}');
    const body = { scenarioId: 1, completed: false, score: 100, timeSpent: 9 };
    await call<typeof recordProgress>('POST', '/api/progress', { body });
    const init = fetched.mock.calls[0]?.[1];
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
    expect(new Headers(init?.headers).has('authorization')).toBe(false);
    expect(init?.body).toBe(JSON.stringify(body));
  });

  it('throws the status and the body, and reads what is ours in it', async () => {
    const body = '{"message":"Too many.","code":"too_many_requests"}';
    answer(429, body, { 'retry-after': '30' });
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `429: ${body}`,
      status: 429,
      code: 'too_many_requests',
      retryAfter: 30,
      issues: [],
    });
  });

  it('throws the status text for an empty body, and survives one that is not ours', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect(await failure()).toMatchObject({
      message: '502: Bad Gateway',
      code: 'unknown',
      retryAfter: undefined,
    });
    answer(500, '<h1>Oops</h1>');
    expect(await failure()).toMatchObject({ message: '500: <h1>Oops</h1>', code: 'unknown' });
  });

  it('throws a NetworkError when there is no answer', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failure()).toBeInstanceOf(NetworkError);
  });

  it('signs out on a 401, unless another session has begun meanwhile', async () => {
    signIn({ token: 'old', user });
    answer(401, '{"message":"Please sign in.","code":"unauthorized"}');
    const late = failure();
    signIn({ token: 'new', user });
    await late;
    expect(getSession().token).toBe('new');
    await failure();
    expect(getSession()).toMatchObject({ signedIn: false, user: null, endedBy: 'expired' });
  });

  it('leaves a signed-out visitor alone on a 401', async () => {
    answer(401, '{"message":"Invalid email or password","code":"bad_credentials"}');
    await failure();
    expect(getSession().endedBy).toBe('learner');
  });
});
