/** An entry of a list as a statement answers it, for a page of that list. */
export interface ListRow<Place> {
  /** The entry's JSON, as text. */
  readonly json: string;
  /** What the list is ordered by, of this entry: `json_build_array(...)`. The next page begins after it. */
  readonly place: Place;
}
