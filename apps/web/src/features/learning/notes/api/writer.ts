import { useEffect, useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { getNoteWriter, getNoteWriting, saveNoteWriter } from '@rounds/contract/learning/notes';
import { call } from '../../../../api/client.ts';

const writerKey = ['note-writer'] as const;

/** The AI service that notes go to, if there is one, and whether the learner lets them. */
export function useNoteWriter() {
  return useQuery({
    queryKey: writerKey,
    queryFn: ({ signal }) => call<typeof getNoteWriter>('GET', '/api/note-writer', { signal }),
    staleTime: 5 * 60_000,
  });
}

export function useSaveNoteWriter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call<typeof saveNoteWriter>('PUT', '/api/note-writer', { body: { isOn } }),
    onSuccess: (writer) => client.setQueryData(writerKey, writer),
  });
}

/** How far the AI service is with something from a note, in per cent. */
export function useWriting(noteId: number, isAtWork: boolean): number {
  const { data } = useQuery({
    queryKey: ['note-writing', noteId],
    queryFn: ({ signal }) =>
      call<typeof getNoteWriting>('GET', '/api/notes/:id/writing', { params: { id: noteId }, signal }),
    enabled: isAtWork,
    refetchInterval: 1000,
    gcTime: 0,
  });
  return data?.progress ?? 0;
}

/** Lets a call be canceled, and cancels it when its form is left. */
export function useCancel() {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    begin: (): AbortSignal => {
      running.current = new AbortController();
      return running.current.signal;
    },
    cancel: () => running.current?.abort(),
  };
}

export const isCanceled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
