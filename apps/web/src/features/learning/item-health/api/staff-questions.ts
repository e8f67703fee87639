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

/** How well a path's questions work. While filters change, the previous ones stay on screen. */
export function useQuestionHealth(query: QuestionFilter) {
  return useQuery({
    queryKey: [key, 'list', query],
    queryFn: ({ signal }) =>
      call<typeof listQuestionHealth>('GET', '/api/staff/questions', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Everything known about how well a question works. */
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

/** Withdraws a question, or restores it. */
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
