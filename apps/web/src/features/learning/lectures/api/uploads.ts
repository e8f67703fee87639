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
import { ApiError, call, untilGone } from '../../../../api/client.ts';
import type { NewLecture } from '../lecture-form.rules.ts';
import { fileEdgeBytes, fingerprintOf } from '../recording/fingerprint.rules.ts';
import { sendPieces, type PieceOptions } from './send-pieces.ts';
import { untilReached } from './until-reached.ts';

export const uploadsKey = ['lecture-uploads'] as const;

/** The learner's interrupted uploads, from any device. */
export function useUploads() {
  return useQuery({
    queryKey: uploadsKey,
    queryFn: ({ signal }) => call<typeof listUploads>('GET', '/api/lecture-uploads', { signal }),
  });
}

export function useCancelUpload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: abandonUpload,
    onSettled: () => client.invalidateQueries({ queryKey: uploadsKey }),
  });
}

export const abandonUpload = (id: string) =>
  untilGone(call<typeof cancelUpload>('DELETE', '/api/lecture-uploads/:id', { params: { id } }));

export async function fingerprint(file: Blob): Promise<string> {
  const ends = [file.slice(0, fileEdgeBytes), file.slice(-fileEdgeBytes)].map(async (end) =>
    end.arrayBuffer(),
  );
  const [head = new ArrayBuffer(), tail = new ArrayBuffer()] = await Promise.all(ends);
  return fingerprintOf(file.size, new Uint8Array(head), new Uint8Array(tail));
}

/** Starts the upload of a large file, or finds it again. */
export async function beginPieces({ file, fields, compliance }: NewLecture): Promise<LectureUpload> {
  const { name, type, size } = file;
  const lecture = { ...fields, noteType: 'recorded_lecture' as const, compliance };
  const body = { name, type, size, fingerprint: await fingerprint(file), lecture };
  return call<typeof startUpload>('POST', '/api/lecture-uploads', { body });
}

/** An upload's progress. This call reports what is wrong with it: the protocol's own responses have no messages. */
const readUpload = (id: string, signal?: AbortSignal) =>
  call<typeof getUpload>('GET', '/api/lecture-uploads/:id', { params: { id }, signal });

/** The earlier upload, if its note has been made: then only the response was lost. */
export async function findFinished(id: string): Promise<LectureUpload | null> {
  try {
    const upload = await readUpload(id);
    return upload.noteId === null ? null : upload;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

interface GoOnOptions extends PieceOptions {
  /** The whole file has arrived: nothing can be lost any more. */
  readonly onWhole: () => void;
}

/** Sends what is missing. @param file null if all of it has arrived */
export async function resumeUpload(id: string, file: File | null, options: GoOnOptions): Promise<Note> {
  const { received, size } = await untilReached(() => readUpload(id, options.signal), options);
  if (file && received < size) await sendPieces(id, file, options);
  options.onWhole();
  const finish = () =>
    call<typeof finishUpload>('POST', '/api/lecture-uploads/:id/finish', {
      params: { id },
      signal: options.signal,
    });
  return untilReached(finish, options);
}
