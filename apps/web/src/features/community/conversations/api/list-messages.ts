import { useInfiniteQuery } from '@tanstack/react-query';
import type { Message } from '@rounds/contract/community/conversations';
import type { listMentorshipMessages } from '@rounds/contract/community/mentorships';
import type { listGroupMessages } from '@rounds/contract/community/study-groups';
import { byCursor, callPage, type Page } from '../../../../api/pages.ts';
import { messagesKey, type MessageThread } from '../message-thread.ts';

function fetchPage(
  { kind, id }: MessageThread,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<Message[]>> {
  const options = { params: { id }, query: { cursor }, signal };
  return kind === 'study-groups'
    ? callPage<typeof listGroupMessages>('/api/study-groups/:id/messages', options)
    : callPage<typeof listMentorshipMessages>('/api/mentorships/:id/messages', options);
}

/** A thread's messages, page by page, newest first. */
export function useMessages(thread: MessageThread) {
  return useInfiniteQuery({
    queryKey: messagesKey(thread),
    queryFn: ({ pageParam, signal }) => fetchPage(thread, pageParam, signal),
    ...byCursor,
    // There may be new messages since it was last open.
    refetchOnMount: 'always',
  });
}
