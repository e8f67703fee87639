import type { AnswerOf, Endpoint } from '@rounds/contract/endpoint';
import { buildUrl, readBody, request, type RequestOptions } from './client.ts';

/** Endpoints that answer a list page by page, the next page's address in the Link header. */
type ListEndpoint = Endpoint & { readonly method: 'GET' };

/** The address of the next page; undefined on the last one. Only our own addresses are followed. */
export function nextPageUrl(link: string | null): string | undefined {
  return /<(\/api\/[^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
}

export interface Page<Rows> {
  readonly rows: Rows;
  /** The cursor of the next page; null after the last. */
  readonly next: string | null;
}

/** For an infinite query whose pages are read by `callPage`. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: Page<unknown>) => next ?? undefined,
};

/** One page of a list. Throws like `call`. */
export async function callPage<E extends ListEndpoint>(
  path: E['path'],
  options: Pick<RequestOptions, 'params' | 'query' | 'signal'> = {},
): Promise<Page<AnswerOf<E>>> {
  const response = await request('GET', buildUrl(path, options), options);
  const rows = (await readBody(response)) as AnswerOf<E>;
  const next = nextPageUrl(response.headers.get('link'));
  return { rows, next: next === undefined ? null : new URLSearchParams(next.split('?')[1]).get('cursor') };
}

/** All of a list, one page after the other. Throws like `call`. */
export async function callPages<E extends ListEndpoint>(
  path: E['path'],
  options: Pick<RequestOptions, 'query' | 'signal'> = {},
): Promise<AnswerOf<E>> {
  const rows: unknown[] = [];
  let address: string | undefined = buildUrl(path, options);
  while (address) {
    const response = await request('GET', address, options);
    rows.push(...((await readBody(response)) as unknown[]));
    address = nextPageUrl(response.headers.get('link'));
  }
  return rows as AnswerOf<E>;
}
