interface Dated {
  readonly id: number;
  readonly createdAt: string;
}

/** Latest first, by the times beside them; ids break ties, highest first. */
export function latestFirst<Entry extends Dated>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id);
}
