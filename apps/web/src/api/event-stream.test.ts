import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeOf, parseEvents, reconnectDelay } from './event-stream.rules.ts';

describe('eventsIn', () => {
  it('reads whole events and keeps the beginning of the next', () => {
    const text = ': hello\n\nevent: change\ndata: {"topic":"a"}\n\ndata: b\r\ndata: c\r\n\r\nevent: cha';
    expect(parseEvents(text)).toEqual({
      events: [
        { event: 'change', data: '{"topic":"a"}' },
        { event: 'message', data: 'b\nc' },
      ],
      rest: 'event: cha',
    });
  });
  it('reads the same, however the network cuts it', () => {
    const text = 'event: change\ndata: 1\n\n: still here\n\ndata: 2\n\n';
    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), text.length];
        let rest = '';
        const found = places.slice(1).flatMap((end, index) => {
          const read = parseEvents(rest + text.slice(places[index], end));
          rest = read.rest;
          return read.events.map(({ data }) => data);
        });
        expect(found).toEqual(['1', '2']);
      }),
    );
  });
});

it('tells whether a change is the page’s own', () => {
  const data = '{"topic":"forum:1","replyId":2,"own":true}';
  expect(changeOf({ event: 'change', data })?.own).toBe(true);
  expect(changeOf({ event: 'change', data: '{"topic":"forum:1"}' })?.own).toBeUndefined();
  expect(changeOf({ event: 'message', data })).toBeNull();
});

it('waits longer after each failure, never above a minute, never in step with others', () => {
  expect([1, 2, 3, 4].map((failures) => reconnectDelay(failures, 1))).toEqual([1000, 2000, 4000, 8000]);
  expect(reconnectDelay(1, 0)).toBe(500);
  expect(reconnectDelay(5000, 1)).toBe(60_000);
});

describe('follow', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  beforeEach(() => {
    vi.useFakeTimers();
    page.visibilityState = 'visible';
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  async function start(answer: (ended: AbortSignal) => Promise<Response>) {
    const asked: AbortSignal[] = [];
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      asked.push(signal);
      return answer(signal);
    });
    const { followStream } = await import('./event-stream.ts');
    const events: string[] = [];
    let opened = 0;
    const stop = followStream('/api/forum/1/events', {
      onEvent: ({ data }) => events.push(data),
      onOpen: () => (opened += 1),
    });
    return { asked, events, stop, opened: () => opened };
  }
  /** Sends its text and stays open, until it is ended. */
  const open = (text: string) => async (ended: AbortSignal) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(text));
          ended.addEventListener('abort', () => controller.error(new Error('ended')));
        },
      }),
    );
  const show = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };

  it('disconnects while the page is hidden, and reports when it is back', async () => {
    const { asked, events, stop, opened } = await start(open('event: change\ndata: x\n\n'));
    await vi.advanceTimersByTimeAsync(10);
    expect(events).toEqual(['x']);
    show('hidden');
    expect(asked[0]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(1);
    expect(opened()).toBe(1);
    show('visible');
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toHaveLength(2);
    expect(opened()).toBe(2);
    stop();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(2);
  });
  it('reconnects after failures, later each time', async () => {
    const { asked, stop } = await start(async () => new Response('{}', { status: 503 }));
    await vi.advanceTimersByTimeAsync(1010);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.length).toBeLessThan(30);
    stop();
  });
  it('gives up where it is refused, and a silent connection', async () => {
    const refused = await start(async () => new Response('{}', { status: 404 }));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(refused.asked).toHaveLength(1);
    vi.resetModules();
    const silent = await start(open(''));
    await vi.advanceTimersByTimeAsync(80_000);
    expect(silent.asked).toHaveLength(2);
    silent.stop();
  });
});
