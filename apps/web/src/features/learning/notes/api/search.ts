import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { searchNotes } from '@rounds/contract/learning/notes.search';
import { call } from '../../../../api/client.ts';

/** The learner's notes and transcripts that contain the words, with the matching places; none without words. */
export function useNoteSearch(q: string) {
  return useQuery({
    queryKey: ['notes', 'search', q],
    queryFn: ({ signal }) => call<typeof searchNotes>('GET', '/api/note-search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}
