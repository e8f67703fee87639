import { ApiError, request } from './client.ts';
import { parseEvents, reconnectDelay, type StreamEvent } from './event-stream.rules.ts';
import { getSession, subscribeToSession } from '../session/session.ts';

/** Milliseconds without data after which a connection counts as dead; the server sends comments more often than that. */
const silenceTimeout = 75_000;

export interface StreamListener {
  readonly onEvent: (event: StreamEvent) => void;
  /** Connected, for the first time or again: anything that changed in the meantime was missed. */
  readonly onOpen: () => void;
}

/**
 * Follows a stream of server-sent events, read with `fetch` so that the token can go in a header. Reconnects after a
 * failure with growing delays, disconnects while the page is hidden, and ends at sign-out, when the server refuses it, or
 * when the returned function is called.
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
    timer = setTimeout(connectIfVisible, reconnectDelay(failures, Math.random()));
  };
  const disconnect = () => {
    clearTimeout(timer);
    const open = connection;
    connection = null;
    open?.abort();
  };
  const connectIfVisible = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && !connection) void connect();
  };
  const onVisibilityChange = () =>
    document.visibilityState === 'visible' ? connectIfVisible() : disconnect();
  const stop = () => {
    disconnect();
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('online', connectIfVisible);
    unsubscribeFromSession();
  };
  const unsubscribeFromSession = subscribeToSession(() => {
    if (getSession().token !== token) stop();
  });

  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('online', connectIfVisible);
  connectIfVisible();
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
    const silence = setTimeout(() => connection.abort(), silenceTimeout);
    const { value, done } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    const { events, rest } = parseEvents(text + value);
    text = rest;
    for (const event of events) listener.onEvent(event);
  }
}
