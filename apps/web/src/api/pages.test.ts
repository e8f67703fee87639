import { afterEach, describe, expect, it, vi } from 'vitest';
import type { listProgress } from '@rounds/contract/learning/progress';
import { ApiError } from './client.ts';
import { callPages, nextPageUrl } from './pages.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers one page after the other; each but the last names the next. */
function answerPages(...pages: readonly unknown[][]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const index = asked.push(address) - 1;
    const isLast = index === pages.length - 1;
    const headers: Record<string, string> = isLast
      ? {}
      : { link: `</api/progress?limit=2&cursor=c${index + 1}>; rel="next"` };
    return new Response(JSON.stringify(pages[index]), { headers });
  });
  return asked;
}

const load = () => callPages<typeof listProgress>('/api/progress', { query: { limit: 2 } });

describe('callPages', () => {
  it('follows the pages to the last, in order', async () => {
    const asked = answerPages([{ id: 5 }, { id: 4 }], [{ id: 3 }, { id: 2 }], [{ id: 1 }]);
    const rows = await load();
    expect(rows.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
    expect(asked).toEqual([
      '/api/progress?limit=2',
      '/api/progress?limit=2&cursor=c1',
      '/api/progress?limit=2&cursor=c2',
    ]);
  });

  it('asks once where all is on one page', async () => {
    const asked = answerPages([]);
    await expect(load()).resolves.toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('fails as a whole when a page fails', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
    await expect(load()).rejects.toBeInstanceOf(ApiError);
  });
});

it.each([
  [null, undefined],
  ['</api/progress?cursor=a>; rel="next"', '/api/progress?cursor=a'],
  ['</api/progress?cursor=a>; rel="prev"', undefined],
  ['<https://elsewhere.example/api/progress>; rel="next"', undefined],
])('the next page after %s is %s', (link, address) => {
  expect(nextPageUrl(link)).toBe(address);
});
