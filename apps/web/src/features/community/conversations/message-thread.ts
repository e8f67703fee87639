/** What the messages belong to. */
export interface MessageThread {
  readonly kind: 'study-groups' | 'mentorships';
  readonly id: number;
}

export const messagesKey = ({ kind, id }: MessageThread) => ['conversations', kind, id] as const;
