import type { ListPage } from '../pages.ts';
import { Prepared } from './prepared.ts';

/**
 * Answers a page of a list: its JSON, and where the next one begins in the Link header.
 * @param address path and query of the request
 */
export function paged({ json, nextCursor }: ListPage, address: string): Prepared {
  return new Prepared(json, nextCursor ? nextPageLink(address, nextCursor) : undefined);
}

/**
 * The Link header that leads to the next page: the same request with the next cursor.
 * @param address path and query of the request
 */
export function nextPageLink(address: string, cursor: string): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}
