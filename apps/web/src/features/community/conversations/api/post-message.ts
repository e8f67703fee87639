import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Message } from '@rounds/contract/community/conversations';
import type { postMentorshipMessage } from '@rounds/contract/community/mentorships';
import type { postGroupMessage } from '@rounds/contract/community/study-groups';
import { call } from '../../../../api/client.ts';
import { messagesKey, withSentMessage, type MessagePages, type MessageThread } from '../message-thread.ts';

function post({ kind, id }: MessageThread, content: string): Promise<Message> {
  const options = { params: { id }, body: { content } };
  return kind === 'study-groups'
    ? call<typeof postGroupMessage>('POST', '/api/study-groups/:id/messages', options)
    : call<typeof postMentorshipMessage>('POST', '/api/mentorships/:id/messages', options);
}

export function usePostMessage(thread: MessageThread) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => post(thread, content),
    // Shown from the response: the event about it says that it is our own.
    onSuccess: (message) =>
      queries.setQueryData<MessagePages>(
        messagesKey(thread),
        (data) => data && withSentMessage(data, message),
      ),
  });
}
