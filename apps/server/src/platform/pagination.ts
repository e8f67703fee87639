import type { z } from 'zod';
import { type Json, toJsonArray } from './db/json.ts';
import type { ListRow } from './db/list-row.ts';
import { invalidField } from './http/errors.ts';

/** The page that a caller asks for. */
export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export { ById, ByTime } from './db/list-row.ts';

/** A page of a list as JSON, and the cursor of the next one if there is more. */
export class ListPage<Item = unknown> {
  readonly json: Json<Item[]>;
  readonly nextCursor: string | null;
  constructor(json: Json<Item[]>, nextCursor: string | null) {
    this.json = json;
    this.nextCursor = nextCursor;
  }
}

/** A page takes no more entries once it holds this many bytes of JSON. */
export const maxPageBytes = 256 * 1024;

/**
 * A page of any list: at most `limit` entries, and fewer where they are long.
 * @param place what a cursor of this list holds
 * @param select answers the entries after a place, or the first ones, in order and no more than it is told
 * @throws ApiError 400 for a cursor that doesn't belong to this list
 */
export async function paginate<Place, Item>(
  { limit, cursor }: PageRequest,
  place: z.ZodType<Place>,
  select: (limit: number, after: Place | null) => Promise<readonly ListRow<Place, Item>[]>,
): Promise<ListPage<Item>> {
  const after = cursor === undefined ? null : readCursor(cursor, place);
  // One more than asked for tells whether there is a next page.
  const rows = await select(limit + 1, after);
  let bytes = 0;
  const tooMuch = rows.findIndex(({ json }) => (bytes += Buffer.byteLength(json)) > maxPageBytes);
  const count = Math.min(limit, tooMuch < 0 ? limit : Math.max(1, tooMuch));
  const shown = rows.slice(0, count);
  const last = rows.length > count ? shown.at(-1) : undefined;
  const json = toJsonArray(shown.map((row) => row.json));
  return new ListPage(json, last === undefined ? null : writeCursor(JSON.parse(last.place)));
}

export const writeCursor = (place: unknown): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

function readCursor<Place>(cursor: string, place: z.ZodType<Place>): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalidField('cursor');
  }
}
