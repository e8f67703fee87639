import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListPage } from '../cursors.ts';
import { Prepared } from './prepared.ts';

/** Answers a page of a list: its JSON, and where the next one begins in the Link header. */
export function paged(
  { json, nextCursor }: ListPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Prepared {
  if (nextCursor) reply.header('Link', nextPageLink(request, nextCursor));
  return new Prepared(json);
}

/** The Link header of a list's next page: the same request with the next cursor. */
function nextPageLink(request: FastifyRequest, cursor: string): string {
  const [path = '', query = ''] = request.url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}
