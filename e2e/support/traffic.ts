import type { BrowserContext, Frame, Request } from '@playwright/test';

/** The requesting frame; none for a worker, or a window that is just opening. */
function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

/** Tracks a browser's requests from now on, without event streams, which never end. */
export function watchTraffic(context: BrowserContext) {
  const pending = new Set<Request>();
  let last = Date.now();
  context.on('request', (request) => {
    if (request.url().endsWith('/events')) return;
    // Requests that a document makes as it is left may never report their end.
    if (request.isNavigationRequest()) {
      const frame = frameOf(request);
      for (const other of pending) if (frame && frameOf(other) === frame) pending.delete(other);
    }
    pending.add(request);
  });
  const end = (request: Request) => {
    pending.delete(request);
    last = Date.now();
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return {
    /** Milliseconds since the last request ended; 0 while one is in flight. */
    quietFor: () => (pending.size > 0 ? 0 : Date.now() - last),
    /** The addresses in flight. */
    pending: () => [...pending].map((request) => request.url()),
  };
}
