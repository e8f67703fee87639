import { z } from 'zod';
import { Id, Instant, Ok, QueryId, pageQuery } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { noteLength } from './marks.rules.ts';
import { QuestionParams } from './scenarios.ts';

/** What a learner keeps about a question: a mark, a private note, or both. Nobody else sees it. */
export const QuestionMark = z.object({
  scenarioId: Id,
  questionIndex: z.int().min(0),
  marked: z.boolean(),
  /** Plain text; null where there is none. */
  note: z.string().nullable(),
  updatedAt: Instant,
});
export type QuestionMark = z.infer<typeof QuestionMark>;

const endpoint = endpointsOf('Marks and notes');

export const listMarks = endpoint({
  method: 'GET',
  path: '/api/marks',
  summary: "The learner's marks and notes, latest first: all, or those of one scenario.",
  query: z.object({ scenarioId: QueryId.optional(), ...pageQuery() }),
  answer: z.array(QuestionMark),
});

export const saveMark = endpoint({
  method: 'PUT',
  path: '/api/marks/:scenarioId/:questionIndex',
  summary: 'Mark a question or write a note on it. What is not named stays; an empty note is none.',
  params: QuestionParams,
  body: z.object({
    marked: z.boolean().optional(),
    note: z.string().trim().max(noteLength).nullish(),
    /** The edition that the learner sees; the newest when absent. */
    version: Id.optional(),
  }),
  /** With neither a mark nor a note left, `marked` is false, `note` is null, and it leaves the list. */
  answer: QuestionMark,
  errors: [sharedErrors.scenario_not_found, sharedErrors.question_unknown],
});

export const deleteMark = endpoint({
  method: 'DELETE',
  path: '/api/marks/:scenarioId/:questionIndex',
  summary: 'Remove mark and note from a question. Where there is none, nothing happens.',
  params: QuestionParams,
  answer: Ok,
});
