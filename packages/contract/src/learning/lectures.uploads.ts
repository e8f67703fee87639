import { z } from 'zod';
import { Id, Instant, maxInteger, Ok } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { lectureErrors } from './lectures.errors.ts';
import { LectureFields } from './lectures.ts';
import { uploadLengths } from './lectures.rules.ts';
import { Note } from './notes.ts';

/** A recording that arrives in pieces, one after another. The protocol is tus 1.0, starting with its HEAD. */
export const LectureUpload = z.object({
  id: z.uuid(),
  /** Of the file. */
  name: z.string(),
  title: z.string(),
  /** Bytes of the whole file. */
  size: z.int(),
  /** Bytes received. */
  received: z.int(),
  /** Lets the sender recognize the file. */
  fingerprint: z.string(),
  createdAt: Instant,
  /** The note made from it. */
  noteId: Id.nullable(),
});
export type LectureUpload = z.infer<typeof LectureUpload>;

const endpoint = endpointsOf('Lectures');
const params = z.object({ id: z.uuid() });
const unknown = lectureErrors.lecture_upload_not_found;

export const startUpload = endpoint({
  method: 'POST',
  path: '/api/lecture-uploads',
  summary:
    'Begin, or find again, the upload of a recording in pieces. Its details and rights come first; the file follows by tus, and `finish` makes a note of it.',
  status: 201,
  body: z.object({
    name: z.string().trim().min(1).max(uploadLengths.name),
    /** The sender's guess at the file type; its first bytes decide. */
    type: z.string().max(uploadLengths.type),
    size: z.int().min(1).max(maxInteger),
    fingerprint: z.string().min(1).max(uploadLengths.fingerprint),
    lecture: LectureFields,
  }),
  answer: LectureUpload,
  errors: [
    lectureErrors.lecture_too_large,
    lectureErrors.lecture_type_unknown,
    lectureErrors.lecture_uploads_full,
    lectureErrors.lecture_storage_full,
  ],
});

export const listUploads = endpoint({
  method: 'GET',
  path: '/api/lecture-uploads',
  summary: 'The uploads that are not finished, the latest first.',
  answer: z.array(LectureUpload),
});

export const getUpload = endpoint({
  method: 'GET',
  path: '/api/lecture-uploads/:id',
  summary:
    'How much of an upload is here. HEAD answers `Upload-Offset` and `Upload-Length`, as tus asks for.',
  params,
  answer: LectureUpload,
  errors: [unknown],
});

export const sendPiece = endpoint({
  method: 'PATCH',
  path: '/api/lecture-uploads/:id',
  summary:
    'Send what follows at `Upload-Offset`, as application/offset+octet-stream with `Tus-Resumable: 1.0.0`. What was received stays, however the request ends; the first piece has at least 4,100 bytes, and with the last the file becomes a note.',
  params,
  status: 204,
  answer: z.null(),
  errors: [
    unknown,
    lectureErrors.lecture_too_large,
    lectureErrors.lecture_type_unknown,
    lectureErrors.upload_elsewhere,
    lectureErrors.upload_busy,
    lectureErrors.upload_interrupted,
    lectureErrors.upload_unfinished,
  ],
});

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/lecture-uploads/:id',
  summary: 'Give an upload up. What was received is removed.',
  params,
  answer: Ok,
  errors: [unknown],
});

export const finishUpload = endpoint({
  method: 'POST',
  path: '/api/lecture-uploads/:id/finish',
  summary: 'The note that a recording became with its last piece. Where that failed then, it is made now.',
  params,
  status: 201,
  answer: Note,
  errors: [unknown, lectureErrors.upload_unfinished],
});
