/*
 * What the first screen asks the server for, asked while the page's code is still on its way (`app/ahead.ts`). The two
 * are built apart and share no module at run time: the answers wait in the global object.
 */

interface Early {
  readonly token: string | null;
  /** By address. */
  readonly answers: Map<string, Promise<Response>>;
}

const shared = globalThis as typeof globalThis & { early?: Early };

/** Milliseconds since the page began: an answer that nobody took until then may have become untrue. */
const fresh = 15_000;

/** What every request carries. */
export function headersOf(token: string | null): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** Asks for some addresses before anybody wants the answers. */
export function askEarly(token: string | null, addresses: readonly string[]): void {
  const ask = (address: string) => {
    const answer = fetch(address, { headers: headersOf(token), credentials: 'include' });
    // Who takes the answer hears of the failure; when nobody does, it is of no interest.
    answer.catch(() => undefined);
    return [address, answer] as const;
  };
  shared.early = { token, answers: new Map(addresses.map(ask)) };
}

/** The answer to what was asked early with the same token: once, and while it is fresh. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const { early } = shared;
  if (early?.token !== token || performance.now() > fresh) return undefined;
  const answer = early.answers.get(address);
  early.answers.delete(address);
  return answer;
}
