import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJson } from './db/json.ts';
import type { ListRow } from './db/list-row.ts';
import { ApiError } from './http/errors.ts';
import {
  ById,
  ByTime,
  type PageRequest,
  longEntries,
  maxPageBytes,
  paginate,
  writeCursor,
} from './pagination.ts';

/** A list with ids from 1 on, each entry with a text of this many bytes. */
const listOf = (lengths: readonly number[], atATime?: number) => {
  const rows = lengths.map((length, index): ListRow<[number]> => {
    const id = index + 1;
    return { json: toJson({ id, text: 'x'.repeat(length) }), place: toJson([id]) };
  });
  const asked: number[] = [];
  const read = (paging: PageRequest) =>
    paginate(
      paging,
      ById,
      async (limit, after) => {
        asked.push(limit);
        return rows.slice(after?.[0] ?? 0).slice(0, limit);
      },
      atATime,
    );
  return { read, asked };
};
const idsIn = (json: string) => (JSON.parse(json) as { id: number }[]).map(({ id }) => id);

describe('a page', () => {
  it('has the first entries, and leads to the next page while there are more', async () => {
    const { read, asked } = listOf([1, 1, 1, 1]);
    const first = await read({ limit: 3 });
    expect(idsIn(first.json)).toEqual([1, 2, 3]);
    const second = await read({ limit: 3, cursor: first.nextCursor ?? '' });
    expect([idsIn(second.json), second.nextCursor]).toEqual([[4], null]);
    expect(asked).toEqual([4, 4]);
  });

  it('has no next page when it is exactly full, and is empty when there are no entries', async () => {
    expect((await listOf([1, 1, 1]).read({ limit: 3 })).nextCursor).toBeNull();
    expect(await listOf([]).read({ limit: 3 })).toEqual({ json: '[]', nextCursor: null });
  });

  it('ends before it gets too large, but has at least one entry', async () => {
    const half = maxPageBytes / 2;
    const { read } = listOf([half, half, 100, maxPageBytes * 2, 1]);
    const pages: number[][] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { json, nextCursor } = await read({ limit: 50, cursor });
      pages.push(idsIn(json));
      cursor = nextCursor;
    }
    expect(pages).toEqual([[1], [2, 3], [4], [5]]);
  });

  it('of long entries stops reading once it is full', async () => {
    const whole = Array.from({ length: 200 }, () => maxPageBytes);
    const { read, asked } = listOf(whole, longEntries);
    expect(idsIn((await read({ limit: 200 })).json)).toEqual([1]);
    expect(asked).toEqual([longEntries]);
  });

  it('of short entries is the same, in however many batches it is read', async () => {
    const { read, asked } = listOf([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 4);
    const { json, nextCursor } = await read({ limit: 9 });
    expect(idsIn(json)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(asked).toEqual([4, 4, 2]);
    expect(idsIn((await read({ limit: 9, cursor: nextCursor ?? '' })).json)).toEqual([10]);
  });

  it('and the pages after it have every entry once, however long the entries are', async () => {
    const lengths = fc.array(fc.oneof(fc.nat(50), fc.nat(maxPageBytes)), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(lengths, fc.integer({ min: 1, max: 5 }), fc.nat(3), async (all, limit, more) => {
        const { read } = listOf(all, 1 + more);
        const seen: number[] = [];
        let cursor: string | null | undefined;
        while (cursor !== null) {
          const { json, nextCursor } = await read({ limit, cursor });
          expect(idsIn(json).length).toBeLessThanOrEqual(limit);
          seen.push(...idsIn(json));
          cursor = nextCursor;
        }
        expect(seen).toEqual(all.map((_, index) => index + 1));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a cursor', () => {
  it('leads to where it was written', async () => {
    const at: [string, number] = ['2026-11-22T00:00:00.123Z', 7];
    const { json } = await paginate({ limit: 1, cursor: writeCursor(at) }, ByTime, async (_limit, after) => [
      { json: toJson(after), place: toJson(at) },
    ]);
    expect(JSON.parse(json)).toEqual([at]);
  });

  const forged = [
    ...['', 'nonsense', 'MQ', '%00', 'a'.repeat(200), Buffer.from('[1').toString('base64url')],
    ...[null, 1, 'x', {}, [], [0], [-1], [1.5], [2 ** 31], ['1'], [null], [[1]], [1, 2], { 0: 1 }].map(
      writeCursor,
    ),
    Buffer.from('[1e999]').toString('base64url'),
    Buffer.from('[{"__proto__":1}]').toString('base64url'),
  ];
  it.each(forged)('from another list is refused: %s', async (cursor) => {
    const select = () => Promise.reject(new Error('Nothing may be asked with it'));
    const refused = await paginate({ limit: 1, cursor }, ById, select).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 400, issues: [{ path: 'cursor' }] });
  });

  it.each([
    '2026-02-30T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '99999-01-01T00:00:00Z',
    'infinity',
    'now',
    '2026-11-22',
  ])('is refused for the time %s', async (at) => {
    const cursor = writeCursor([at, 1]);
    await expect(paginate({ limit: 1, cursor }, ByTime, async () => [])).rejects.toMatchObject({
      status: 400,
    });
  });
});
