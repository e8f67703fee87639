import { z } from 'zod';
import { Id, LocalDay, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { noteErrors } from './notes.errors.ts';
import { NoteItem } from './notes.generated.ts';
import { RecordedAnswer, needsAnswer } from './progress.answer.ts';

const Count = z.int().min(0);

/** A question of a note's test or scenario that was missed, and comes back. */
export const NoteReviewItem = z.object({
  id: Id,
  noteId: Id,
  noteTitle: z.string(),
  /** Of the test or the scenario. */
  title: z.string(),
  question: NoteItem,
});
export type NoteReviewItem = z.infer<typeof NoteReviewItem>;

export const NoteReview = z.object({
  /** Due on the learner's day. */
  due: Count,
  /** All in review. */
  scheduled: Count,
  /** The next due ones, most at risk first. */
  items: z.array(NoteReviewItem),
});
export type NoteReview = z.infer<typeof NoteReview>;

const endpoint = endpointsOf('Notes');

export const getNoteReview = endpoint({
  method: 'GET',
  path: '/api/note-review',
  summary: 'The questions that were missed in tests and scenarios from notes and are due for review.',
  answer: NoteReview,
});

export const answerNoteReview = endpoint({
  method: 'POST',
  path: '/api/note-review/:id',
  summary:
    'Answer a question that is due. It is graded here, and comes back the later the better it is known.',
  params: IdParams,
  body: RecordedAnswer.omit({ questionIndex: true, confidence: true }).superRefine(needsAnswer),
  answer: z.object({
    correct: z.boolean(),
    /** When it comes back. */
    dueOn: LocalDay,
  }),
  errors: [noteErrors.note_review_not_found, sharedErrors.answer_unknown],
});
