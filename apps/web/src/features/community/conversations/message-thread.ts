import type { InfiniteData } from '@tanstack/react-query';
import type { Message } from '@rounds/contract/community/conversations';
import type { Page } from '../../../api/pages.ts';

/** What the messages belong to. */
export interface MessageThread {
  readonly kind: 'study-groups' | 'mentorships';
  readonly id: number;
}

/** Pages of messages as TanStack Query keeps them, newest first. */
export type MessagePages = InfiniteData<Page<Message[]>>;

/** The pages with a message that was just sent; unchanged if a refetch has already brought it. */
export function withSentMessage(data: MessagePages, message: Message): MessagePages {
  const isThere = data.pages.some(({ rows }) => rows.some(({ id }) => id === message.id));
  const [first, ...others] = data.pages;
  if (!first || isThere) return data;
  return { ...data, pages: [{ ...first, rows: [message, ...first.rows] }, ...others] };
}

export const messagesKey = ({ kind, id }: MessageThread) => ['conversations', kind, id] as const;
