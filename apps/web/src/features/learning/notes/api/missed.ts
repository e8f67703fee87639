import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { answerNoteReview, getNoteReview } from '@rounds/contract/learning/notes.review';
import { call } from '../../../../api/client.ts';
import { refetchFollowers } from '../../../../api/query-meta.ts';

const missedKey = ['note-review'] as const;
const fetchMissed = ({ signal }: { readonly signal: AbortSignal }) =>
  call<typeof getNoteReview>('GET', '/api/note-review', { signal });

/** How many questions from notes are due. */
export function useMissedCount() {
  return useQuery({
    queryKey: [...missedKey, 'count'],
    queryFn: fetchMissed,
    staleTime: 0,
    meta: { followsProgress: true },
  });
}

/** What was due when the review began. */
export function useMissed() {
  return useQuery({
    queryKey: [...missedKey, 'run'],
    queryFn: fetchMissed,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useAnswerMissed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { readonly id: number; readonly body: BodyIn<typeof answerNoteReview> }) =>
      call<typeof answerNoteReview>('POST', '/api/note-review/:id', { params: { id }, body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [...missedKey, 'count'] });
      void refetchFollowers(client, 'followsProgress');
    },
  });
}
