import { ApiError, request } from './client.ts';
import { eventsIn, retryAfter, type StreamEvent } from './event-stream.rules.ts';
import { getSession, subscribeToSession } from '../session/session.ts';

/** Milliseconds of silence after which a connection counts as dead: the server sends a comment more often. */
const patience = 75_000;

export interface StreamListener {
  readonly onEvent: (event: StreamEvent) => void;
  /** Connected, the first time too: what changed since the page was read, or while the connection was lost, was missed. */
  readonly onOpen: () => void;
}

/**
 * Follows a stream of server-sent events of ours, read with `fetch` so that the token goes in its header. It comes
 * back by itself after a failure, later each time; it rests while the page is hidden, and ends at sign-out, at a
 * refusal, and by the function that it answers.
 */
export function followStream(address: string, listener: StreamListener): () => void {
  const { token } = getSession();
  let connection: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const connect = async (): Promise<void> => {
    const own = new AbortController();
    connection = own;
    try {
      await read(address, own, {
        ...listener,
        onOpen: () => {
          failures = 0;
          listener.onOpen();
        },
      });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (isRefused) stop();
    }
    if (connection !== own) return;
    connection = null;
    failures += 1;
    timer = setTimeout(go, retryAfter(failures, Math.random()));
  };
  const rest = () => {
    clearTimeout(timer);
    const open = connection;
    connection = null;
    open?.abort();
  };
  const go = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && !connection) void connect();
  };
  const look = () => (document.visibilityState === 'visible' ? go() : rest());
  const stop = () => {
    rest();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', go);
    leave();
  };
  const leave = subscribeToSession(() => {
    if (getSession().token !== token) stop();
  });

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', go);
  go();
  return stop;
}

/** One connection, to its end. */
async function read(address: string, connection: AbortController, listener: StreamListener): Promise<void> {
  const response = await request('GET', address, { signal: connection.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  listener.onOpen();
  let text = '';
  for (;;) {
    const silence = setTimeout(() => connection.abort(), patience);
    const { value, done } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    const { events, rest } = eventsIn(text + value);
    text = rest;
    for (const event of events) listener.onEvent(event);
  }
}
