/** Where messages stand. */
export interface Place {
  readonly kind: 'study-groups' | 'mentorships';
  readonly id: number;
}

export const messagesKey = ({ kind, id }: Place) => ['conversations', kind, id] as const;
