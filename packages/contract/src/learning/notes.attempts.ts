import { z } from 'zod';
import { Instant, fromDigits, maxInteger, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { noteErrors } from './notes.errors.ts';
import { NoteScenario, NoteTest } from './notes.generated.ts';
import { noteItemLengths } from './notes.rules.ts';
import { AwardAnswer, RecordedAnswer, needsAnswer } from './progress.answer.ts';

const Revision = z.int().min(0).max(maxInteger);

/** An attempt at a test or a scenario from a note, graded here on the questions as they were then. */
export const NoteAttempt = z.object({
  id: z.uuid(),
  score: z.int().min(0).max(100),
  correct: z.int().min(0),
  total: z.int().positive(),
  passed: z.boolean(),
  /** For a scenario's first completion: once for each note, and only for a few in a day. */
  xp: z.int().min(0),
  timeSpent: z.int().min(0),
  createdAt: Instant,
});
export type NoteAttempt = z.infer<typeof NoteAttempt>;

const endpoint = endpointsOf('Notes');

const taking = {
  method: 'POST',
  params: IdParams,
  body: z.object({
    /** Made by the client; sending it again changes nothing. */
    attemptId: z.uuid(),
    /** Of the questions that were answered. */
    revision: Revision,
    answers: z.array(RecordedAnswer.superRefine(needsAnswer)).max(100),
    /** Seconds. */
    timeSpent: z.int().min(0).max(86_400),
  }),
  answer: AwardAnswer.pick({
    user: true,
    leveledUp: true,
    unlocked: true,
    goal: true,
    goalReached: true,
  }).extend({
    attempt: NoteAttempt,
  }),
} as const;
const takingErrors = [
  noteErrors.note_questions_changed,
  noteErrors.note_attempt_known,
  sharedErrors.answer_unknown,
] as const;

export const takeNoteTest = endpoint({
  ...taking,
  path: '/api/note-tests/:id/attempts',
  summary: 'Hand in a test from a note. It is graded here; what isn’t answered is wrong.',
  errors: [noteErrors.note_test_not_found, ...takingErrors],
});

export const takeNoteScenario = endpoint({
  ...taking,
  path: '/api/note-scenarios/:id/attempts',
  summary:
    'Hand in a scenario from a note. The first completion earns its XP, once for each note and for four scenarios a day.',
  errors: [noteErrors.note_scenario_not_found, ...takingErrors],
});

export const OpenedNoteScenario = NoteScenario.extend({
  /**
   * The XP that completing it can give now: none if it was completed before, or another scenario from its note gave XP.
   */
  xpLeft: z.int().min(0),
});
export type OpenedNoteScenario = z.infer<typeof OpenedNoteScenario>;

export const getNoteScenario = endpoint({
  method: 'GET',
  path: '/api/note-scenarios/:id',
  summary: 'A scenario from one of the learner’s notes, and what playing it can still earn.',
  params: IdParams,
  answer: OpenedNoteScenario,
  errors: [noteErrors.note_scenario_not_found],
});

const question = IdParams.extend({ position: fromDigits(z.int().min(0).max(99)) });
const Edit = z.object({
  revision: Revision,
  stem: z.string().trim().min(1).max(noteItemLengths.stem),
  options: z.array(z.string().trim().min(1).max(noteItemLengths.option)).min(2).max(8),
  /** The right option. Steps to put in order keep theirs. */
  key: z.int().min(0).max(7),
});
export type NoteItemEdit = z.infer<typeof Edit>;
const editErrors = [
  sharedErrors.question_unknown,
  noteErrors.note_questions_changed,
  noteErrors.note_item_flawed,
] as const;
const removalErrors = [
  sharedErrors.question_unknown,
  noteErrors.note_questions_changed,
  noteErrors.note_last_item,
] as const;
const editing = { method: 'PUT', params: question, body: Edit } as const;
const removing = {
  method: 'DELETE',
  params: question,
  query: z.object({ revision: fromDigits(Revision) }),
} as const;

export const editTestQuestion = endpoint({
  ...editing,
  path: '/api/note-tests/:id/questions/:position',
  summary: 'Change a question of a test from a note.',
  answer: NoteTest,
  errors: [noteErrors.note_test_not_found, ...editErrors],
});

export const editScenarioQuestion = endpoint({
  ...editing,
  path: '/api/note-scenarios/:id/questions/:position',
  summary: 'Change a question of a scenario from a note.',
  answer: NoteScenario,
  errors: [noteErrors.note_scenario_not_found, ...editErrors],
});

export const removeTestQuestion = endpoint({
  ...removing,
  path: '/api/note-tests/:id/questions/:position',
  summary: 'Delete a question of a test from a note.',
  answer: NoteTest,
  errors: [noteErrors.note_test_not_found, ...removalErrors],
});

export const removeScenarioQuestion = endpoint({
  ...removing,
  path: '/api/note-scenarios/:id/questions/:position',
  summary: 'Delete a question of a scenario from a note.',
  answer: NoteScenario,
  errors: [noteErrors.note_scenario_not_found, ...removalErrors],
});

export type NoteAttemptAnswer = z.infer<typeof RecordedAnswer>;
