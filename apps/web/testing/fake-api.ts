import { vi } from 'vitest';

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly body: unknown;
}

type Answer = object | null | ((call: FakeCall) => unknown);

/**
 * Stands in for the server: answers calls by `METHOD /path`, and lists the calls that were made. A function decides by
 * the call, and may answer later. Whatever isn't the API is fetched as usual.
 */
export function fakeApi(answers: Readonly<Record<string, Answer>>): readonly FakeCall[] {
  const calls: FakeCall[] = [];
  const passThrough = window.fetch.bind(window);
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input, location.href);
    if (!pathname.startsWith('/api/')) return passThrough(input, init);
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method, path: pathname, search, body };
    calls.push(call);
    const key = `${method} ${pathname}`;
    if (!(key in answers)) throw new Error(`The test has no answer for ${key}.`);
    const answer: unknown = answers[key];
    const value: unknown =
      typeof answer === 'function' ? await (answer as (call: FakeCall) => unknown)(call) : answer;
    return value instanceof Response ? value.clone() : Response.json(value);
  });
  return calls;
}

/** A refusal, as the server sends it; of one field of a form, if it names one. */
export function refusal(status: number, code: string, field?: string): Response {
  const message = `Refused: ${code}`;
  const issues = field === undefined ? undefined : [{ path: field, message }];
  return Response.json({ code, message, issues }, { status });
}
