import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { listMarks, QuestionMark, saveMark } from '@rounds/contract/learning/marks';
import { call } from '../../../../api/client.ts';
import { callPages } from '../../../../api/pages.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { readText, remove, writeText } from '../../../../browser/storage.ts';
import { draftKey } from '../../../../session/drafts.ts';
import { getSession } from '../../../../session/session.ts';

/** The maximum page size, so that for nearly everybody one call is enough. */
const limit = 200;

function marksQuery() {
  return queryOptions({
    queryKey: ['marks'],
    queryFn: ({ signal }) => callPages<typeof listMarks>('/api/marks', { query: { limit }, signal }),
  });
}

/** Prefetches marks and notes, so that they are known when the player opens. */
export function preloadMarks(): void {
  void queryClient.query(marksQuery()).catch(() => undefined);
}

/** A learner's marks and notes, latest first. */
export function useMarks(): readonly QuestionMark[] {
  return useQuery(marksQuery()).data ?? [];
}

export interface MarkedQuestion {
  readonly scenarioId: number;
  readonly questionIndex: number;
}

const unsentKey = ({ scenarioId, questionIndex }: MarkedQuestion) =>
  draftKey(getSession().user?.id ?? 0, `note.${scenarioId}.${questionIndex}`);

/** A note stored in this browser because the server doesn't have it yet; null if there is none. */
export const readUnsentNote = (question: MarkedQuestion): string | null => readText(unsentKey(question));

export interface MarkChange extends MarkedQuestion {
  readonly body: BodyIn<typeof saveMark>;
}

/** Shows a change at once, and reverts it if the server refuses it. A note is kept in this browser until it is sent. */
export function useSaveMark(onFailed: (error: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ scenarioId, questionIndex, body }: MarkChange) =>
      call<typeof saveMark>('PUT', '/api/marks/:scenarioId/:questionIndex', {
        params: { scenarioId, questionIndex },
        body,
      }),
    onMutate: async ({ scenarioId, questionIndex, body }) => {
      if (body.note !== undefined) writeText(unsentKey({ scenarioId, questionIndex }), body.note ?? '');
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
    onSuccess: (_answer, change) => {
      const { note } = change.body;
      // What was typed meanwhile still has to be sent.
      if (note !== undefined && readUnsentNote(change) === (note ?? '')) remove(unsentKey(change));
    },
    onError: (error, _change, context) => {
      client.setQueryData(marksQuery().queryKey, context?.before);
      onFailed(error);
    },
  });
}
