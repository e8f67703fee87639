export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** The whole events of a stream of server-sent events so far, and the beginning of the next. Comments are left out. */
export function parseEvents(text: string): { readonly events: StreamEvent[]; readonly rest: string } {
  const parts = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = parts.pop() ?? '';
  return { events: parts.flatMap(parseEvent), rest };
}

function parseEvent(part: string): StreamEvent[] {
  const lines = part.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line));
  const data = lines.flatMap((line) => (line?.[1] === 'data' ? [line[2] ?? ''] : []));
  const event = lines.find((line) => line?.[1] === 'event')?.[2] ?? 'message';
  return data.length > 0 ? [{ event, data: data.join('\n') }] : [];
}

/** The server's message about a change. */
export interface Change {
  /** A message of the thread, rather than the thread itself. */
  readonly messageId?: number;
  /** It came from this page's own request, so the page already knows the answer. */
  readonly own?: true;
}

/** The change that an event reports; null for other events. */
export function changeOf({ event, data }: StreamEvent): Change | null {
  return event === 'change' ? (JSON.parse(data) as Change) : null;
}

const firstDelay = 1000;
const maxDelay = 60_000;

/**
 * Milliseconds until the next try, after this many failures (1 and up). `chance` from 0 to 1 spreads many clients out.
 */
export function reconnectDelay(failures: number, chance: number): number {
  const most = Math.min(maxDelay, firstDelay * 2 ** Math.min(failures - 1, 10));
  return most / 2 + (most / 2) * chance;
}
