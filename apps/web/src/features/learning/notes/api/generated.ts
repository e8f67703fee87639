import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type {
  deleteNoteScenario,
  deleteNoteTest,
  generateNoteScenario,
  generateNoteTest,
  getNoteTest,
  listNoteScenarios,
  listNoteTests,
} from '@rounds/contract/learning/notes.generated';
import type { getNoteScenario } from '@rounds/contract/learning/notes.attempts';
import { call, callOrAccepted, untilGone } from '../../../../api/client.ts';
import { byCursor, callPage } from '../../../../api/pages.ts';
import { type Order, awaitResult } from './jobs.ts';

export const testsKey = ['note-tests'] as const;
export const scenariosKey = ['note-scenarios'] as const;
const limit = 20;

export function useGenerateTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: Order<BodyIn<typeof generateNoteTest>>) =>
      awaitResult(
        client,
        order,
        (request) =>
          callOrAccepted<typeof generateNoteTest>('POST', '/api/notes/:id/generate-test', {
            ...request,
            body: order.wanted,
          }),
        (id) => call<typeof getNoteTest>('GET', '/api/note-tests/:id', { params: { id } }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: testsKey }),
  });
}

export function useGenerateScenario() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: Order<BodyIn<typeof generateNoteScenario>>) =>
      awaitResult(
        client,
        order,
        (request) =>
          callOrAccepted<typeof generateNoteScenario>('POST', '/api/notes/:id/generate-scenario', {
            ...request,
            body: order.wanted,
          }),
        (id) => call<typeof getNoteScenario>('GET', '/api/note-scenarios/:id', { params: { id } }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: scenariosKey }),
  });
}

const pageOf = (noteId: number | null, cursor: string | undefined) => ({
  limit,
  cursor,
  ...(noteId !== null && { noteId }),
});

/** Tests from notes, or from one of them, latest first, page by page. */
export function useTests(noteId: number | null = null) {
  return useInfiniteQuery({
    queryKey: [...testsKey, 'list', noteId],
    queryFn: ({ pageParam, signal }) =>
      callPage<typeof listNoteTests>('/api/note-tests', { query: pageOf(noteId, pageParam), signal }),
    ...byCursor,
    staleTime: 0,
    meta: { followsNotes: true },
  });
}

/** Scenarios from notes, or from one of them, latest first, page by page. */
export function useNoteScenarios(noteId: number | null = null) {
  return useInfiniteQuery({
    queryKey: [...scenariosKey, 'list', noteId],
    queryFn: ({ pageParam, signal }) =>
      callPage<typeof listNoteScenarios>('/api/note-scenarios', { query: pageOf(noteId, pageParam), signal }),
    ...byCursor,
    staleTime: 0,
    meta: { followsNotes: true },
  });
}

export function useDeleteTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      untilGone(call<typeof deleteNoteTest>('DELETE', '/api/note-tests/:id', { params: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: testsKey }),
  });
}

export function useDeleteScenario() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      untilGone(call<typeof deleteNoteScenario>('DELETE', '/api/note-scenarios/:id', { params: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: scenariosKey }),
  });
}
