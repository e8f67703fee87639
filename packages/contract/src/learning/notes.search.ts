import { z } from 'zod';
import { Id } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { Span } from './notes.ts';
import { lectureSubjects, noteTypes } from './notes.rules.ts';

const endpoint = endpointsOf('Notes');

/** Where a note contains the search words. */
export const NotePlace = Span.extend({
  /** The sentence around it, or as much as fits, as written in the note. */
  excerpt: z.string(),
  /** Where the excerpt begins in the note. */
  excerptStart: z.int().min(0),
  /** When a lecture says it, in seconds from the start of the recording. */
  seconds: z.number().min(0).nullable(),
});
export type NotePlace = z.infer<typeof NotePlace>;

export const FoundNote = z.object({
  noteId: Id,
  title: z.string(),
  noteType: z.enum(noteTypes),
  subject: z.enum(lectureSubjects),
  /** At most three; none if the words are only in the title. */
  places: z.array(NotePlace),
});
export type FoundNote = z.infer<typeof FoundNote>;

export const searchNotes = endpoint({
  method: 'GET',
  path: '/api/note-search',
  summary: 'The learner’s latest notes and transcripts that contain some words, with the places.',
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  answer: z.array(FoundNote),
});
