import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, QueryIn } from '@rounds/contract/endpoint';
import type {
  getQuestionFigures,
  listQuestionHealth,
  restoreQuestion,
  withdrawQuestion,
} from '@rounds/contract/learning/item-health';
import { call } from '../../../../api/client.ts';

export type QuestionHealth = AnswerOf<typeof listQuestionHealth>[number];
export type QuestionFigures = AnswerOf<typeof getQuestionFigures>;
export type QuestionFilter = QueryIn<typeof listQuestionHealth>;
export type QuestionPlace = Pick<QuestionHealth, 'scenarioId' | 'questionIndex'>;

const key = 'staff-questions';

/** How the questions of a path do. Another filter keeps those on screen until the answer comes. */
export function useQuestionHealth(query: QuestionFilter) {
  return useQuery({
    queryKey: [key, 'list', query],
    queryFn: ({ signal }) =>
      call<typeof listQuestionHealth>('GET', '/api/staff/questions', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Everything that is known of how a question does. */
export function useQuestionFigures({ scenarioId, questionIndex }: QuestionPlace) {
  return useQuery({
    queryKey: [key, 'figures', scenarioId, questionIndex],
    queryFn: ({ signal }) =>
      call<typeof getQuestionFigures>('GET', '/api/staff/questions/:scenarioId/:questionIndex', {
        params: { scenarioId, questionIndex },
        signal,
      }),
  });
}

/** Takes a question out of use, or puts it back. */
export function useChangeUse({ scenarioId, questionIndex }: QuestionPlace) {
  const client = useQueryClient();
  const params = { scenarioId, questionIndex };
  return useMutation({
    mutationFn: ({ use, reason }: { readonly use: boolean; readonly reason: string }) =>
      call<typeof restoreQuestion | typeof withdrawQuestion>(
        'POST',
        `/api/staff/questions/:scenarioId/:questionIndex/${use ? 'restore' : 'withdraw'}`,
        { params, body: { reason } },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  });
}
