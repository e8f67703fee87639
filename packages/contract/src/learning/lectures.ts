import { z } from 'zod';
import { maxInteger, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { lectureErrors } from './lectures.errors.ts';
import {
  contentSources,
  fitsSource,
  licenseTypes,
  mediaTypes,
  missingRights,
  rightsLengths,
  transcriptLimits,
  transcriptionEngines,
  transcriptionReasons,
  transcriptionStates,
} from './lectures.rules.ts';
import { Note } from './notes.ts';
import { lectureSubjects, noteLengths } from './notes.rules.ts';

const Optional = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .nullish()
    .transform((text) => text || null);

/** Whose recording it is, and why it may be uploaded. */
export const Compliance = z
  .object({
    contentSource: z.enum(contentSources),
    rightsConfirmation: z.literal(true),
    originalCreator: Optional(rightsLengths.originalCreator),
    licenseType: z
      .enum(licenseTypes)
      .nullish()
      .transform((one) => one ?? null),
    institutionName: Optional(rightsLengths.institutionName),
    courseInstructor: Optional(rightsLengths.courseInstructor),
    fairUseJustification: Optional(rightsLengths.fairUseJustification),
    additionalNotes: Optional(rightsLengths.additionalNotes),
  })
  .superRefine((given, context) => {
    const { contentSource, licenseType } = given;
    for (const field of missingRights(contentSource, given))
      context.addIssue({ code: 'custom', path: [field], message: 'Required' });
    if (licenseType !== null && !fitsSource(contentSource, licenseType))
      context.addIssue({ code: 'custom', path: ['licenseType'], message: 'Not a license of this source' });
  });
export type Compliance = z.output<typeof Compliance>;

/** The fields beside the file, as a form sends them: `compliance` is JSON. */
export const LectureFields = z.object({
  title: z.string().trim().min(1).max(noteLengths.title),
  subject: z.enum(lectureSubjects).default('nursing'),
  courseCode: Optional(noteLengths.courseCode),
  semester: Optional(noteLengths.semester),
  description: Optional(noteLengths.description),
  noteType: z.literal('recorded_lecture').default('recorded_lecture'),
  mediaType: z.enum(mediaTypes).default('audio'),
  compliance: Compliance,
});
export type LectureFields = z.output<typeof LectureFields>;

/** What is said between two seconds of a recording. */
export const TranscriptSegment = z.object({
  start: z.number().min(0).max(maxInteger),
  end: z.number().min(0).max(maxInteger),
  text: z.string().max(transcriptLimits.sentence),
});
export type TranscriptSegment = z.infer<typeof TranscriptSegment>;

export const Transcription = z.object({
  status: z.enum(transcriptionStates),
  /** Per cent of the recording. */
  progress: z.int().min(0).max(100),
  reason: z.enum(transcriptionReasons).nullable(),
  engine: z.enum(transcriptionEngines).nullable(),
  segments: z.array(TranscriptSegment),
});
export type Transcription = z.infer<typeof Transcription>;

const endpoint = endpointsOf('Lectures');
const errors = [lectureErrors.lecture_not_found] as const;

export const uploadLecture = endpoint({
  method: 'POST',
  path: '/api/notes/upload-lecture',
  summary:
    'Upload a recorded lecture as multipart/form-data: file, title, subject, courseCode, semester, description, noteType, mediaType and compliance, a JSON text. Its transcription begins shortly.',
  status: 201,
  answer: Note,
  errors: [
    lectureErrors.lecture_file_missing,
    lectureErrors.lecture_too_large,
    lectureErrors.lecture_type_unknown,
    lectureErrors.lecture_storage_full,
    lectureErrors.upload_interrupted,
  ],
});

export const readNoteFile = endpoint({
  method: 'POST',
  path: '/api/notes/text-from-file',
  summary:
    'Take the text out of a PDF, DOCX, PPTX, Markdown or text file, sent as multipart/form-data. Stores nothing.',
  answer: z.object({
    text: z.string(),
    /** The file contains more than a note can hold. */
    isCut: z.boolean(),
  }),
  errors: [
    lectureErrors.lecture_file_missing,
    lectureErrors.note_file_too_large,
    lectureErrors.note_file_type_unknown,
    lectureErrors.note_file_unreadable,
    lectureErrors.upload_interrupted,
    lectureErrors.lecture_busy,
  ],
});

export const getTranscription = endpoint({
  method: 'GET',
  path: '/api/notes/:id/transcription',
  summary: 'How far the transcription of a lecture is, and its sentences with their times.',
  params: IdParams,
  answer: Transcription,
  errors,
});

export const getTranscriptionEngine = endpoint({
  method: 'GET',
  path: '/api/transcription-engine',
  summary: 'What transcribes lectures here: a configured service, basic speech recognition, or nothing.',
  answer: z.object({ engine: z.enum(transcriptionEngines).nullable() }),
});

export const saveTranscript = endpoint({
  method: 'PUT',
  path: '/api/notes/:id/transcription',
  summary: 'Correct a transcript, or paste one. It becomes the text of the note.',
  params: IdParams,
  body: z.object({
    segments: z
      .array(TranscriptSegment)
      .min(1)
      .max(transcriptLimits.sentences)
      .refine((all) => all.some(({ text }) => text.trim() !== ''), { message: 'Required' })
      .refine((all) => all.reduce((sum, { text }) => sum + text.length + 1, 0) <= noteLengths.transcript, {
        message: 'Too long',
      }),
  }),
  answer: Transcription,
  errors,
});

export const retryTranscription = endpoint({
  method: 'POST',
  path: '/api/notes/:id/transcription/retry',
  summary: 'Transcribe a lecture again whose transcription failed.',
  params: IdParams,
  answer: Transcription,
  errors: [...errors, lectureErrors.transcription_not_failed],
});

export const linkMedia = endpoint({
  method: 'POST',
  path: '/api/notes/:id/media-link',
  summary: 'A link to the recording for the player, which needs no token and ends within the hour.',
  params: IdParams,
  answer: z.object({ url: z.string() }),
  errors,
});

export const getMedia = endpoint({
  method: 'GET',
  path: '/api/lecture-media/:id',
  summary: 'A recording, or the range of it that is asked for, by a signed link.',
  auth: 'none',
  params: IdParams,
  query: z.object({
    expires: z.string().regex(/^\d{1,15}$/),
    signature: z.string().regex(/^[\w-]{43}$/),
  }),
  answer: z.unknown(),
  answerType: 'application/octet-stream',
  errors,
});
