import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { listMarks, QuestionMark, saveMark } from '@rounds/contract/learning/marks';
import { call } from '../../../../api/client.ts';
import { callPages } from '../../../../api/pages.ts';

/** As many as one answer may hold, so that for nearly everybody one call has all. */
const limit = 200;

function marksQuery() {
  return queryOptions({
    queryKey: ['marks'],
    queryFn: ({ signal }) => callPages<typeof listMarks>('/api/marks', { query: { limit }, signal }),
  });
}

/** A learner's marks and notes, latest first. */
export function useMarks(): readonly QuestionMark[] {
  return useQuery(marksQuery()).data ?? [];
}

export interface MarkChange {
  readonly scenarioId: number;
  readonly questionIndex: number;
  readonly body: BodyIn<typeof saveMark>;
}

/** Shows a change at once, and takes it back where the server refuses it. */
export function useSaveMark(onFailed: (error: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ scenarioId, questionIndex, body }: MarkChange) =>
      call<typeof saveMark>('PUT', '/api/marks/:scenarioId/:questionIndex', {
        params: { scenarioId, questionIndex },
        body,
      }),
    onMutate: async ({ scenarioId, questionIndex, body }) => {
      const { queryKey } = marksQuery();
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const isThis = (row: QuestionMark) =>
        row.scenarioId === scenarioId && row.questionIndex === questionIndex;
      const old = before?.find(isThis);
      const row: QuestionMark = {
        scenarioId,
        questionIndex,
        marked: body.marked ?? old?.marked ?? false,
        note: body.note === undefined ? (old?.note ?? null) : body.note || null,
        updatedAt: old?.updatedAt ?? '',
      };
      client.setQueryData(queryKey, [row, ...(before ?? []).filter((one) => !isThis(one))]);
      return { before };
    },
    onError: (error, _change, context) => {
      client.setQueryData(marksQuery().queryKey, context?.before);
      onFailed(error);
    },
  });
}
