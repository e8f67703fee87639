/**
 * The Link header for the next page: the same request with the next cursor.
 * @param address path and query of the request
 */
export function nextPageLink(address: string, cursor: string): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}
