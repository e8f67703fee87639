import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyIn, AnswerOf } from '@rounds/contract/endpoint';
import type { answerPractice, createPractice, getPractice } from '@rounds/contract/learning/practice';
import { call } from '../../../../api/client.ts';

export type PracticeSession = AnswerOf<typeof getPractice>;

function practiceQuery(id: string) {
  return queryOptions({
    queryKey: ['practice', id],
    queryFn: ({ signal }) => call<typeof getPractice>('GET', '/api/practice/:id', { params: { id }, signal }),
  });
}

/** A session with its questions, asked for anew each time: it may have gone on elsewhere. */
export function usePracticeSession(id: string) {
  return useQuery({ ...practiceQuery(id), staleTime: 0, gcTime: 0 });
}

export function useCreatePractice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof createPractice>) =>
      call<typeof createPractice>('POST', '/api/practice', { body }),
    onSuccess: (session) => client.setQueryData(practiceQuery(session.id).queryKey, session),
  });
}

/** Sends one answer. Repeating it is harmless: the first one stands. */
export function postPracticeAnswer(id: string, body: BodyIn<typeof answerPractice>) {
  return call<typeof answerPractice>('POST', '/api/practice/:id/answers', {
    params: { id },
    body,
    keepalive: true,
  });
}
