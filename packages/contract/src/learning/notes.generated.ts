import { z } from 'zod';
import { Difficulty, Id, Instant, Ok, QueryId, pageQuery, IdParams } from '../common.ts';
import { learningStyles } from '../common.rules.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { planErrors } from '../business/plans.errors.ts';
import { noteErrors } from './notes.errors.ts';
import { NoteJobStarted } from './notes.jobs.ts';
import { Span, Writer } from './notes.ts';
import { testSize, testTypes } from './notes.rules.ts';
import { FindingTable } from './scenarios.figures.ts';

/** Where a question comes from: its place in the note, and the words there when it was written. */
const Source = Span.extend({
  end: z.int().min(0),
  text: z.string(),
  /** The file it was imported from; the text is then the file's explanation, and has no place in the note. */
  file: z.string().optional(),
});

const ItemBase = z.object({
  stem: z.string(),
  options: z.array(z.string()).min(2),
  /** One per option: what the note says that makes it right or wrong. */
  rationales: z.array(z.string()),
  source: Source,
  /** `learner`: changed since it was generated or imported. */
  writtenBy: z.enum([...Writer.options, 'learner', 'imported']),
});

/** A question from a note. `key`: the index of the right option; for `ordering`, all indices in the right order. */
export const NoteItem = z.discriminatedUnion('kind', [
  ItemBase.extend({ kind: z.enum(['multiple_choice', 'true_false']), key: z.int().min(0) }),
  ItemBase.extend({ kind: z.literal('ordering'), key: z.array(z.int().min(0)) }),
]);
export type NoteItem = z.infer<typeof NoteItem>;

/**
 * Why there are fewer questions than requested. `few_supported` is from earlier releases, which added no questions of
 * their own to a model's.
 */
const Shortfall = z.enum(['note_too_short', 'few_statements', 'few_choices', 'few_false', 'few_supported']);

const Taken = {
  /** Counts the changes to the questions since they were generated. */
  revision: z.int().min(0),
  /** How often it was taken. */
  attempts: z.int().min(0),
  /** The best score so far, in per cent; null until it was taken. */
  bestScore: z.number().min(0).max(100).nullable(),
};

export const NoteTest = z.object({
  id: Id,
  noteId: Id,
  title: z.string(),
  description: z.string(),
  testType: z.enum(testTypes),
  questions: z.array(NoteItem),
  totalQuestions: z.int().min(0),
  /** Null if there are as many as requested. */
  shortfall: Shortfall.nullable(),
  /** Minutes; null without a timer. */
  timeLimit: z.int().positive().nullable(),
  passingScore: z.int().min(0).max(100),
  ...Taken,
  createdAt: Instant,
});
export type NoteTest = z.infer<typeof NoteTest>;

export const NoteScenario = z.object({
  id: Id,
  noteId: Id,
  title: z.string(),
  description: z.string(),
  /** The case around the questions. */
  scenario: z.object({
    patientPresentation: z.string(),
    findings: z.array(
      z.object({ title: z.string(), description: z.string(), table: FindingTable.optional() }),
    ),
    /** The lines to read aloud. */
    dialogue: z.array(z.object({ speaker: z.string(), text: z.string() })),
    tags: z.array(z.string()),
  }),
  /** Questions about the order of steps belong to the kinesthetic style. */
  questions: z.array(
    z.discriminatedUnion('kind', [
      ItemBase.extend({ kind: z.literal('multiple_choice'), key: z.int().min(0), update: z.string() }),
      ItemBase.extend({ kind: z.literal('ordering'), key: z.array(z.int().min(0)), update: z.string() }),
    ]),
  ),
  shortfall: Shortfall.nullable(),
  learningStyle: z.enum(learningStyles),
  difficulty: Difficulty,
  xpReward: z.int().min(0),
  ...Taken,
  createdAt: Instant,
});
export type NoteScenario = z.infer<typeof NoteScenario>;

const endpoint = endpointsOf('Notes');
const ofNote = z.object({ ...pageQuery(), noteId: QueryId.optional() });
const generating = [
  noteErrors.note_not_found,
  noteErrors.note_gives_no_items,
  noteErrors.analysis_busy,
  noteErrors.note_takes_too_long,
  noteErrors.writing_canceled,
  noteErrors.writing_interrupted,
  noteErrors.writing_failed,
  noteErrors.note_job_running,
  sharedErrors.key_reused,
  planErrors.student_plan_needed,
  planErrors.professional_plan_needed,
] as const;

export const generateNoteScenario = endpoint({
  method: 'POST',
  path: '/api/notes/:id/generate-scenario',
  summary: 'Write a scenario from a note, shown in the way that suits a learning style.',
  status: 201,
  params: IdParams,
  body: z.object({ learningStyle: z.enum(learningStyles).default('reading') }),
  answer: NoteScenario,
  accepted: NoteJobStarted,
  errors: generating,
});

export const generateNoteTest = endpoint({
  method: 'POST',
  path: '/api/notes/:id/generate-test',
  summary:
    'Write a test from a note. There may be fewer questions than asked for: none is written that the note does not answer.',
  status: 201,
  params: IdParams,
  body: z.object({
    testType: z.enum(testTypes).default('mixed'),
    questionCount: z.int().min(testSize.min).max(testSize.max).default(testSize.usual),
    timeLimit: z.int().min(1).max(180).nullable().default(null),
  }),
  answer: NoteTest,
  accepted: NoteJobStarted,
  errors: generating,
});

export const listNoteScenarios = endpoint({
  method: 'GET',
  path: '/api/note-scenarios',
  summary: 'Scenarios from the learner’s notes, latest first.',
  query: ofNote,
  answer: z.array(NoteScenario),
});

export const deleteNoteScenario = endpoint({
  method: 'DELETE',
  path: '/api/note-scenarios/:id',
  summary: 'Delete a scenario from a note.',
  params: IdParams,
  answer: Ok,
  errors: [noteErrors.note_scenario_not_found],
});

export const listNoteTests = endpoint({
  method: 'GET',
  path: '/api/note-tests',
  summary: 'Tests from the learner’s notes, latest first.',
  query: ofNote,
  answer: z.array(NoteTest),
});

export const getNoteTest = endpoint({
  method: 'GET',
  path: '/api/note-tests/:id',
  summary: 'A test from one of the learner’s notes.',
  params: IdParams,
  answer: NoteTest,
  errors: [noteErrors.note_test_not_found],
});

export const deleteNoteTest = endpoint({
  method: 'DELETE',
  path: '/api/note-tests/:id',
  summary: 'Delete a test from a note.',
  params: IdParams,
  answer: Ok,
  errors: [noteErrors.note_test_not_found],
});
