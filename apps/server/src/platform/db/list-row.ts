import { Id, Instant } from '@rounds/contract/common';
import { z } from 'zod';
import { type Json, jsonOf } from './json.ts';

/** An entry of a list as a statement answers it, for a page of that list. */
export interface ListRow<Place, Item = unknown> {
  readonly json: Json<Item>;
  /** What the list is ordered by, of this entry: `json_build_array(...)`. The next page begins after it. */
  readonly place: Place;
}

/** The row of a statement that answers entries of a list. */
export const listRow = <Item extends z.ZodType, Place extends z.ZodType>(item: Item, place: Place) =>
  z.object({ json: jsonOf(item), place });

/** The place of lists in the order of their ids. */
export const ById = z.tuple([Id]);
/** The place of lists in the order of time, where ids tell apart what happened at once. */
export const ByTime = z.tuple([Instant, Id]);

export type ById = z.output<typeof ById>;
export type ByTime = z.output<typeof ByTime>;
