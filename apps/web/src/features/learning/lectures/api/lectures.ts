import { useEffect, useEffectEvent } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  Transcription,
  TranscriptSegment,
  getTranscription,
  getTranscriptionEngine,
  linkMedia,
  readNoteFile,
  retryTranscription,
  saveTranscript,
  uploadLecture,
} from '@rounds/contract/learning/lectures';
import { call } from '../../../../api/client.ts';
import { upload, type UploadOptions } from '../../../../api/upload.ts';
import type { NewLecture } from '../lecture-form.rules.ts';
import { refetchFollowers } from '../../../../api/query-meta.ts';

const transcriptionKey = (id: number) => ['transcription', id] as const;
const isAtWork = (transcription: Transcription | undefined) =>
  transcription?.status === 'pending' || transcription?.status === 'processing';

/** Sends a lecture as a single form. */
export function sendForm({
  file,
  fields,
  compliance,
  ...options
}: NewLecture & Pick<UploadOptions, 'signal' | 'onProgress'>) {
  const form = new FormData();
  // Fields come before the file, so that errors in them are known before it has been sent.
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value);
  form.set('noteType', 'recorded_lecture');
  form.set('compliance', JSON.stringify(compliance));
  form.set('file', file);
  return upload<typeof uploadLecture>('/api/notes/upload-lecture', { form, ...options });
}

export function useReadNoteFile() {
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return upload<typeof readNoteFile>('/api/notes/text-from-file', { form });
    },
  });
}

/** What nothing here will transcribe is never said to begin shortly. */
const withoutEngine = (transcription: Transcription): Transcription =>
  transcription.status === 'pending'
    ? { ...transcription, status: 'unavailable', reason: 'no_engine' }
    : transcription;

/** A lecture's transcription progress, polled while it is running. */
export function useTranscription(id: number) {
  const client = useQueryClient();
  const cannotTranscribe = useCannotTranscribe();
  const query = useQuery({
    queryKey: transcriptionKey(id),
    ...(cannotTranscribe && { select: withoutEngine }),
    queryFn: ({ signal }) =>
      call<typeof getTranscription>('GET', '/api/notes/:id/transcription', { params: { id }, signal }),
    refetchInterval: ({ state }) => (isAtWork(state.data) ? 2000 : false),
  });
  const { data } = query;
  const atWork = isAtWork(data);
  const finished = useEffectEvent(() => refetchFollowers(client, 'followsNotes'));
  // The transcript is the note's text from then on.
  useEffect(() => {
    if (atWork) return () => void finished();
    return undefined;
  }, [atWork]);
  return query;
}

/** Whether this installation is known to have nothing that transcribes. */
export function useCannotTranscribe(): boolean {
  const { data } = useQuery({
    queryKey: ['transcription-engine'],
    queryFn: ({ signal }) =>
      call<typeof getTranscriptionEngine>('GET', '/api/transcription-engine', { signal }),
    staleTime: 5 * 60_000,
  });
  return data?.engine === null;
}

export function useSaveTranscript(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (segments: TranscriptSegment[]) =>
      call<typeof saveTranscript>('PUT', '/api/notes/:id/transcription', {
        params: { id },
        body: { segments },
      }),
    onSuccess: (saved) => {
      client.setQueryData(transcriptionKey(id), saved);
      return refetchFollowers(client, 'followsNotes');
    },
  });
}

export function useRetryTranscription(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof retryTranscription>('POST', '/api/notes/:id/transcription/retry', { params: { id } }),
    onSuccess: (restarted) => client.setQueryData(transcriptionKey(id), restarted),
    // It may have been restarted elsewhere.
    onError: () => client.invalidateQueries({ queryKey: transcriptionKey(id) }),
  });
}

/** The link to a lecture's recording, valid for an hour. */
export function useMediaLink(id: number) {
  return useQuery({
    queryKey: ['lecture-media', id],
    queryFn: () => call<typeof linkMedia>('POST', '/api/notes/:id/media-link', { params: { id } }),
    staleTime: 50 * 60_000,
    gcTime: 50 * 60_000,
  });
}
