import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Message } from '@rounds/contract/community/conversations';
import type { listMentorshipMessages } from '@rounds/contract/community/mentorships';
import type { listGroupMessages } from '@rounds/contract/community/study-groups';
import { callPage, type Page } from '../../../../api/pages.ts';
import { messagesKey, type Place } from '../place.ts';

function fetchPage(
  { kind, id }: Place,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<Message[]>> {
  const options = { params: { id }, query: { cursor }, signal };
  return kind === 'study-groups'
    ? callPage<typeof listGroupMessages>('/api/study-groups/:id/messages', options)
    : callPage<typeof listMentorshipMessages>('/api/mentorships/:id/messages', options);
}

function messagesQuery(place: Place) {
  return infiniteQueryOptions({
    queryKey: messagesKey(place),
    queryFn: ({ pageParam, signal }) => fetchPage(place, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<Message[]>) => page.next ?? undefined,
    // Opened again, it may have gone on.
    refetchOnMount: 'always',
  });
}

/** What was written in a place, page by page, the latest first. */
export function useMessages(place: Place) {
  return useInfiniteQuery(messagesQuery(place));
}
