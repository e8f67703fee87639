import { Id, Instant } from '@rounds/contract/common';
import { z } from 'zod';
import { type Json, jsonOf } from './json.ts';

/** An entry of a paginated list, as its statement returns it. */
export interface ListRow<Place, Item = unknown> {
  readonly json: Json<Item>;
  /**
   * The entry's sort key, as `json_build_array(...)::text`. The next page begins after it. Only the last entry's key is
   * read.
   */
  readonly place: Json<Place>;
}

/** The row schema of a statement that returns entries of a list. */
export const listRow = <Item extends z.ZodType, Place extends z.ZodType>(item: Item, place: Place) =>
  z.object({ json: jsonOf(item), place: jsonOf(place) });

/** The sort key of lists in order of id. */
export const ById = z.tuple([Id]);
/** The sort key of lists in order of time; ids break ties. */
export const ByTime = z.tuple([Instant, Id]);

export type ById = z.output<typeof ById>;
export type ByTime = z.output<typeof ByTime>;
