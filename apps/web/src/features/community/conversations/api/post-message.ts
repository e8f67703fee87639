import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Message } from '@rounds/contract/community/conversations';
import type { postMentorshipMessage } from '@rounds/contract/community/mentorships';
import type { postGroupMessage } from '@rounds/contract/community/study-groups';
import { call } from '../../../../api/client.ts';
import { messagesKey, type Place } from '../place.ts';

function post({ kind, id }: Place, content: string): Promise<Message> {
  const options = { params: { id }, body: { content } };
  return kind === 'study-groups'
    ? call<typeof postGroupMessage>('POST', '/api/study-groups/:id/messages', options)
    : call<typeof postMentorshipMessage>('POST', '/api/mentorships/:id/messages', options);
}

export function usePostMessage(place: Place) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => post(place, content),
    onSuccess: () => queries.invalidateQueries({ queryKey: messagesKey(place) }),
  });
}
