import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose page a request came from: a tab names itself in `X-Page-Id`, and means nothing without the learner. */
export interface Origin {
  readonly userId: number;
  readonly pageId: string;
}

/** Around the handler of a request; nothing outside of requests, such as in jobs. */
export const requestOrigin = new AsyncLocalStorage<Origin>();

/** The header's name, as Node has it. */
const header = 'x-page-id';

/** The page's own id; null where it gives none that we take. */
export function pageIdOf({
  headers,
}: {
  readonly headers: Readonly<Record<string, unknown>>;
}): string | null {
  const given = headers[header];
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : null;
}
