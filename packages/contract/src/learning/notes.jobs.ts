import { z } from 'zod';
import { Id, Instant, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { tiers } from '../business/plans.rules.ts';
import { noteErrors } from './notes.errors.ts';
import { noteJobKinds, noteJobStates, noteJobSteps } from './notes.rules.ts';

/** Something being written from a note: in progress, or how it ended. */
export const NoteJob = z.object({
  id: z.uuid(),
  noteId: Id,
  kind: z.enum(noteJobKinds),
  state: z.enum(noteJobStates),
  /** Its current or last step. */
  step: z.enum(noteJobSteps),
  /** Per cent. */
  progress: z.int().min(0).max(100),
  /** For a completed one: the test or the scenario. An analysis is found at its note. */
  resultId: Id.nullable(),
  /** Why it failed: an error code of the API, with the plan that allows more. */
  failure: z.object({ code: z.string(), plan: z.enum(tiers).optional() }).nullable(),
  createdAt: Instant,
});
export type NoteJob = z.infer<typeof NoteJob>;

/** The answer after two seconds, if it isn't done. */
export const NoteJobStarted = z.object({ job: NoteJob });

const endpoint = endpointsOf('Notes');
const params = z.object({ id: z.uuid() });
const errors = [noteErrors.note_job_not_found] as const;

export const getNoteJob = endpoint({
  method: 'GET',
  path: '/api/note-jobs/:id',
  summary: 'How far something is that is written from a note of one’s own, or how it ended. Kept for a day.',
  params,
  answer: NoteJob,
  errors,
});

export const closeNoteJob = endpoint({
  method: 'DELETE',
  path: '/api/note-jobs/:id',
  summary: 'Cancel what is being written from a note, or put away what has ended. What was written stays.',
  params,
  answer: NoteJob,
  errors,
});

export const listNoteJobs = endpoint({
  method: 'GET',
  path: '/api/notes/:id/jobs',
  summary: 'What is being written from a note, and what has ended without anybody being told; latest first.',
  params: IdParams,
  answer: z.array(NoteJob),
  errors: [noteErrors.note_not_found],
});
