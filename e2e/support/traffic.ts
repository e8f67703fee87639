import type { BrowserContext, Frame, Request } from '@playwright/test';

/** The frame that asked; none for a worker, or a window that is only opening. */
function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

/** Follows a browser's requests from now on: event streams, which never end, are left out. */
export function watchTraffic(context: BrowserContext) {
  const pending = new Set<Request>();
  let last = Date.now();
  context.on('request', (request) => {
    if (request.url().endsWith('/events')) return;
    // What a document asks for as it is left may never report its end.
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
    /** Milliseconds since the last request ended; 0 while one is under way. */
    quietFor: () => (pending.size > 0 ? 0 : Date.now() - last),
    /** The addresses under way. */
    pending: () => [...pending].map((request) => request.url()),
  };
}
