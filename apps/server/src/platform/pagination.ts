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

/** How many entries to read at a time from a list where a single entry can be as long as a page. */
export const longEntries = 4;

/**
 * A page of any list: at most `limit` entries, and fewer if they are long.
 * @param place what a cursor of this list holds
 * @param select returns up to a given number of entries after a place, or the first ones, in order
 * @param atATime the most entries to select at a time; no more are read once the page is full
 * @throws ApiError 400 for a cursor that doesn't belong to this list
 */
export async function paginate<Place, Item>(
  { limit, cursor }: PageRequest,
  place: z.ZodType<Place>,
  select: (limit: number, after: Place | null) => Promise<readonly ListRow<Place, Item>[]>,
  atATime = Infinity,
): Promise<ListPage<Item>> {
  const after = cursor === undefined ? null : readCursor(cursor, place);
  const rows: ListRow<Place, Item>[] = [];
  let bytes = 0;
  let count = limit;
  // One entry more than the page holds, to see whether there is a next page.
  while (rows.length <= count) {
    const wanted = Math.min(atATime, limit + 1 - rows.length);
    const before = rows.at(-1);
    const some = await select(wanted, before ? place.parse(JSON.parse(before.place)) : after);
    const tooMuch = some.findIndex(({ json }) => (bytes += Buffer.byteLength(json)) > maxPageBytes);
    if (tooMuch >= 0) count = Math.min(count, Math.max(1, rows.length + tooMuch));
    rows.push(...some);
    if (some.length < wanted) break;
  }
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
