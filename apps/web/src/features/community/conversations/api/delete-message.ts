import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { deleteMessage } from '@rounds/contract/community/conversations';
import { call, untilGone } from '../../../../api/client.ts';
import { messagesKey, type MessageThread } from '../message-thread.ts';

export function useDeleteMessage(thread: MessageThread) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      untilGone(call<typeof deleteMessage>('DELETE', '/api/messages/:id', { params: { id } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: messagesKey(thread) }),
  });
}
