interface Dated {
  readonly id: number;
  readonly createdAt: string;
}

/** Latest first, as the times beside them say; the later id first where the times are the same. */
export function latestFirst<Entry extends Dated>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id);
}
