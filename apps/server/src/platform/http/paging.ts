import type { FastifyRequest } from 'fastify';

/** The Link header of a list's next page: the same request with the next cursor. */
export function nextPageLink(request: FastifyRequest, cursor: string): string {
  const [path = '', query = ''] = request.url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}
