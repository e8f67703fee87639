/** Where messages stand. */
export interface Place {
  readonly kind: 'study-group' | 'mentorship';
  readonly id: number;
}

/** What open pages of a place listen to. */
export function topicOf({ kind, id }: Place): string {
  return `${kind}:${id}`;
}
