import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  cancelUpload,
  finishUpload,
  getUpload,
  listUploads,
  LectureUpload,
  startUpload,
} from '@rounds/contract/learning/lectures.uploads';
import type { Note } from '@rounds/contract/learning/notes';
import { call, untilGone } from '../../../../api/client.ts';
import type { NewLecture } from '../lecture-form.rules.ts';
import { fileEdge, fingerprintOf } from '../recording/fingerprint.rules.ts';
import { sendPieces, type PieceOptions } from './send-pieces.ts';

export const uploadsKey = ['lecture-uploads'] as const;

/** The learner's uploads that were interrupted, on whichever device. */
export function useUploads() {
  return useQuery({
    queryKey: uploadsKey,
    queryFn: ({ signal }) => call<typeof listUploads>('GET', '/api/lecture-uploads', { signal }),
  });
}

export function useCancelUpload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: giveUp,
    onSettled: () => client.invalidateQueries({ queryKey: uploadsKey }),
  });
}

export const giveUp = (id: string) =>
  untilGone(call<typeof cancelUpload>('DELETE', '/api/lecture-uploads/:id', { params: { id } }));

export async function fingerprint(file: Blob): Promise<string> {
  const ends = [file.slice(0, fileEdge), file.slice(-fileEdge)].map(async (end) => end.arrayBuffer());
  const [head = new ArrayBuffer(), tail = new ArrayBuffer()] = await Promise.all(ends);
  return fingerprintOf(file.size, new Uint8Array(head), new Uint8Array(tail));
}

/** Begins the upload of a large file, or finds it again. */
export async function beginPieces({ file, fields, compliance }: NewLecture): Promise<LectureUpload> {
  const { name, type, size } = file;
  const lecture = { ...fields, noteType: 'recorded_lecture' as const, compliance };
  const body = { name, type, size, fingerprint: await fingerprint(file), lecture };
  return call<typeof startUpload>('POST', '/api/lecture-uploads', { body });
}

/** Sends what isn't there yet. @param file null where all of it is */
export async function goOnWith(id: string, file: File | null, options: PieceOptions): Promise<Note> {
  // What is wrong with an upload is told by this call: the protocol's own answers have no words.
  await call<typeof getUpload>('GET', '/api/lecture-uploads/:id', { params: { id } });
  if (file) await sendPieces(id, file, options);
  return call<typeof finishUpload>('POST', '/api/lecture-uploads/:id/finish', { params: { id } });
}
