import { z } from 'zod';
import { Difficulty, Id, Instant, Ok, pageQuery, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { planErrors } from '../business/plans.errors.ts';
import { noteErrors } from './notes.errors.ts';
import { NoteJobStarted } from './notes.jobs.ts';
import { lectureSubjects, noteLengths, noteSubjects, noteTypes } from './notes.rules.ts';

/** A note as its owner reads it. Nobody else can. */
export const Note = z.object({
  id: Id,
  title: z.string(),
  /** Plain text or Markdown, as uploaded; for a lecture, its transcript. */
  content: z.string(),
  noteType: z.enum(noteTypes),
  subject: z.enum(lectureSubjects),
  courseCode: z.string().nullable(),
  semester: z.string().nullable(),
  description: z.string().nullable(),
  /** Of a recorded lecture. */
  mediaType: z.enum(['audio', 'video']).nullable(),
  /** Seconds, of a recorded lecture. */
  duration: z.number().min(0).nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  /** When its current text was analyzed; null until then. */
  analyzedAt: Instant.nullable(),
});
export type Note = z.infer<typeof Note>;

const Optional = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .nullish()
    .transform((text) => text || null);

const NoteFields = z.object({
  title: z.string().trim().min(1).max(noteLengths.title),
  content: z
    .string()
    .max(noteLengths.content)
    .refine((text) => text.trim() !== '', { message: 'Required' }),
  noteType: z.enum(noteTypes).exclude(['recorded_lecture']).default('class_notes'),
  subject: z.enum(noteSubjects).default('nursing'),
  courseCode: Optional(noteLengths.courseCode),
  semester: Optional(noteLengths.semester),
  description: Optional(noteLengths.description),
});

const NoteChanges = NoteFields.extend({
  content: NoteFields.shape.content.optional(),
  noteType: NoteFields.shape.noteType.unwrap().optional(),
  subject: z.enum(lectureSubjects).optional(),
});

/** Characters of the note, from zero; `end` is the first one after. */
export const Span = z.object({ start: z.int().min(0), end: z.int().positive() });
export type Span = z.infer<typeof Span>;

/** Who read the note or wrote a question: our own analyzer, or the model that this installation is connected to. */
export const Writer = z.enum(['built_in', 'ai']);

export const NoteAnalysis = z.object({
  topics: z.array(z.string()),
  learningObjectives: z.array(z.string()),
  difficulty: Difficulty,
  /** Minutes, an estimate. */
  estimatedStudyTime: z.int().positive(),
  /** The most important first, with their places, and the topics they belong to, by index: first where they occur most. */
  keyTerms: z.array(z.object({ term: z.string(), places: z.array(Span), topics: z.array(z.int().min(0)) })),
  /** Key terms that the note mentions together, by their index in `keyTerms`, with the number of times. */
  links: z.array(z.object({ from: z.int().min(0), to: z.int().min(0), weight: z.int().positive() })),
  writtenBy: Writer,
  analyzedAt: Instant,
});
export type NoteAnalysis = z.infer<typeof NoteAnalysis>;

const endpoint = endpointsOf('Notes');
const errors = [noteErrors.note_not_found] as const;

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/notes',
  summary: "The learner's notes, latest first; with `q`, those whose title or text contains it.",
  query: z.object({ ...pageQuery(), q: z.string().trim().max(100).optional() }),
  answer: z.array(Note),
});

export const createNote = endpoint({
  method: 'POST',
  path: '/api/notes',
  summary: 'Upload a note as text.',
  status: 201,
  body: NoteFields,
  answer: Note,
});

export const getNote = endpoint({
  method: 'GET',
  path: '/api/notes/:id',
  summary: 'A note of one’s own.',
  params: IdParams,
  answer: Note,
  errors,
});

export const updateNote = endpoint({
  method: 'PUT',
  path: '/api/notes/:id',
  summary:
    "Change a note. A text, type or subject that is left out stays, and so do a lecture's text and type. A changed text has to be analyzed anew; what was generated from the old one stays.",
  params: IdParams,
  body: NoteChanges,
  answer: Note,
  errors,
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/notes/:id',
  summary: 'Delete a note, with its analysis and everything that was generated from it.',
  params: IdParams,
  answer: Ok,
  errors,
});

export const getNoteAnalysis = endpoint({
  method: 'GET',
  path: '/api/notes/:id/analysis',
  summary: 'What the analysis of a note found.',
  params: IdParams,
  answer: NoteAnalysis,
  errors: [...errors, noteErrors.note_not_analyzed],
});

export const analyzeNote = endpoint({
  method: 'POST',
  path: '/api/notes/:id/analyze',
  summary: 'Analyze a note. The result replaces an earlier one.',
  params: IdParams,
  answer: NoteAnalysis,
  accepted: NoteJobStarted,
  errors: [
    ...errors,
    planErrors.student_plan_needed,
    planErrors.professional_plan_needed,
    noteErrors.analysis_busy,
    noteErrors.note_takes_too_long,
    noteErrors.writing_canceled,
    noteErrors.writing_interrupted,
    noteErrors.writing_failed,
    noteErrors.note_job_running,
    sharedErrors.key_reused,
  ],
});

/** The AI service that writes from this learner's notes, if there is one. */
const NoteWriter = z.object({
  /** The host that notes' text is sent to; null if this installation has no AI service. */
  service: z.string().nullable(),
  /** Whether the learner allows their notes to be sent there. */
  isOn: z.boolean(),
});

export const getNoteWriter = endpoint({
  method: 'GET',
  path: '/api/note-writer',
  summary: 'The AI service that the text of one’s notes is sent to, if any.',
  answer: NoteWriter,
});

export const saveNoteWriter = endpoint({
  method: 'PUT',
  path: '/api/note-writer',
  summary: 'Let an AI service have the text of one’s notes, or leave it to the built-in analyzer.',
  notInDemo: true,
  body: z.object({ isOn: z.boolean() }),
  answer: NoteWriter,
});
