import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Which page a request came from. A tab identifies itself in `X-Page-Id`; the id only counts together with the learner.
 */
export interface Origin {
  readonly userId: number;
  readonly pageId: string;
}

/** Set while a request is handled; absent elsewhere, as in jobs. */
export const requestOrigin = new AsyncLocalStorage<Origin>();

interface Request {
  readonly headers: IncomingHttpHeaders;
}

/** An id that a client made up; null if it sent no valid one. */
function idIn({ headers }: Request, name: 'x-page-id' | 'x-request-id'): string | null {
  const given = headers[name];
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : null;
}

/** The id of the page that a request came from. */
export const pageIdOf = (request: Request): string | null => idIn(request, 'x-page-id');

/** The client's own id for the request, or a new one. */
export const requestIdOf = (request: Request): string => idIn(request, 'x-request-id') ?? randomUUID();
