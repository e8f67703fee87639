import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { discussQuestion, getQuestionThread } from '@rounds/contract/community/forum.questions';
import { call } from '../../../../api/client.ts';

interface AskedQuestion {
  readonly scenarioId: number;
  readonly questionIndex: number;
}

function threadQuery(params: AskedQuestion) {
  return queryOptions({
    queryKey: ['forum', 'question', params.scenarioId, params.questionIndex],
    queryFn: ({ signal }) =>
      call<typeof getQuestionThread>('GET', '/api/forum/questions/:scenarioId/:questionIndex', {
        params,
        signal,
      }),
    staleTime: 60_000,
  });
}

/** The thread of a question; null while nobody has written about it. */
export function useQuestionThread(question: AskedQuestion, enabled: boolean) {
  return useQuery({ ...threadQuery(question), enabled });
}

export function useDiscussQuestion(question: AskedQuestion) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) =>
      call<typeof discussQuestion>('POST', '/api/forum/questions/:scenarioId/:questionIndex', {
        params: question,
        body: { content },
      }),
    onSuccess: ({ post }) => client.setQueryData(threadQuery(question).queryKey, post),
  });
}
