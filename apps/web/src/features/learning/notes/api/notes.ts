import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type {
  Note,
  analyzeNote,
  createNote,
  deleteNote,
  getNote,
  getNoteAnalysis,
  listNotes,
  updateNote,
} from '@rounds/contract/learning/notes';
import { call, callOrAccepted, untilGone } from '../../../../api/client.ts';
import { refetchFollowers } from '../../../../api/query-meta.ts';
import { byCursor, callPage } from '../../../../api/pages.ts';
import { type Order, awaitResult } from './jobs.ts';

/** The prefix of the keys of everything about notes. */
const notesKey = ['notes'] as const;
const noteKey = (id: number) => [...notesKey, 'one', id] as const;
const analysisKey = (id: number) => [...notesKey, 'analysis', id] as const;

/** Notes whose title or text contains the words, latest first, page by page. */
export function useNotes(q: string) {
  return useInfiniteQuery({
    queryKey: [...notesKey, 'list', q],
    queryFn: ({ pageParam, signal }) =>
      callPage<typeof listNotes>('/api/notes', {
        query: { limit: 20, cursor: pageParam, ...(q && { q }) },
        signal,
      }),
    ...byCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { followsNotes: true },
  });
}

export function useNote(id: number) {
  return useQuery({
    queryKey: noteKey(id),
    queryFn: ({ signal }) => call<typeof getNote>('GET', '/api/notes/:id', { params: { id }, signal }),
    meta: { followsNotes: true },
  });
}

/** The analysis of a note. */
export function useNoteAnalysis(id: number, isAnalyzed: boolean) {
  return useQuery({
    queryKey: analysisKey(id),
    queryFn: ({ signal }) =>
      call<typeof getNoteAnalysis>('GET', '/api/notes/:id/analysis', { params: { id }, signal }),
    enabled: isAnalyzed,
    meta: { followsNotes: true },
  });
}

export type NewNote = BodyIn<typeof createNote>;

export function useCreateNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewNote) => call<typeof createNote>('POST', '/api/notes', { body }),
    onSuccess: (note) => {
      client.setQueryData(noteKey(note.id), note);
      void client.invalidateQueries({ queryKey: [...notesKey, 'list'] });
    },
  });
}

export function useUpdateNote(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof updateNote>) =>
      call<typeof updateNote>('PUT', '/api/notes/:id', { params: { id }, body }),
    onSuccess: (note) => {
      client.setQueryData(noteKey(id), note);
      if (note.analyzedAt === null) client.removeQueries({ queryKey: analysisKey(id) });
      return refetchFollowers(client, 'followsNotes');
    },
  });
}

export function useDeleteNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      untilGone(call<typeof deleteNote>('DELETE', '/api/notes/:id', { params: { id } })),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: noteKey(id) });
      client.removeQueries({ queryKey: analysisKey(id) });
      // What was generated from it was deleted too.
      return refetchFollowers(client, 'followsNotes');
    },
  });
}

export function useAnalyzeNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: Order<null>) =>
      awaitResult(
        client,
        order,
        (request) => callOrAccepted<typeof analyzeNote>('POST', '/api/notes/:id/analyze', request),
        () =>
          call<typeof getNoteAnalysis>('GET', '/api/notes/:id/analysis', { params: { id: order.noteId } }),
      ),
    onSuccess: (analysis, { noteId: id }) => {
      client.setQueryData(analysisKey(id), analysis);
      client.setQueryData<Note>(noteKey(id), (note) => note && { ...note, analyzedAt: analysis.analyzedAt });
      void client.invalidateQueries({ queryKey: [...notesKey, 'list'] });
    },
  });
}
