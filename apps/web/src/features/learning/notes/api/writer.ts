import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { getNoteWriter, saveNoteWriter } from '@rounds/contract/learning/notes';
import { call } from '../../../../api/client.ts';

const writerKey = ['note-writer'] as const;

/** The AI service that notes go to, if there is one, and whether the learner allows it. */
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
