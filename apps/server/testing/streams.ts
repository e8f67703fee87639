/** A stream of server-sent events, as a page reads it. */
export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** Everything received so far. */
  text(): string;
  /** The first changes, once this many have arrived. */
  next(count: number): Promise<unknown[]>;
  /** Resolves when the server ends it, or `close` does. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens a stream with `fetch` and a bearer token. */
export async function openStream(
  url: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventStream> {
  const aborter = new AbortController();
  const reply = await fetch(url, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    signal: aborter.signal,
  });
  let text = '';
  let isOver = false;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of waiting) look();
  };
  const read = async () => {
    try {
      for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        wake();
      }
    } catch {
      // Closed by us, or cut off by the server: it has ended either way.
    }
    isOver = true;
    wake();
  };
  const changes = () =>
    Array.from(text.matchAll(/^data: (.*)$/gm), ([, json]) => JSON.parse(json!) as unknown);
  return {
    status: reply.status,
    headers: reply.headers,
    text: () => text,
    ended: read(),
    close: () => aborter.abort(),
    next: (count) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (changes().length >= count) resolve(changes().slice(0, count));
          else if (isOver) reject(new Error(`The stream ended with: ${text}`));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
  };
}
