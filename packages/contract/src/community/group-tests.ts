import { z } from 'zod';
import { Id, Instant, Ok, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { NoteAttempt, takeNoteTest } from '../learning/notes.attempts.ts';
import { noteErrors } from '../learning/notes.errors.ts';
import { NoteItem, NoteTest } from '../learning/notes.generated.ts';
import { Author } from './forum.ts';
import type {} from './group-tests.rules.ts';
import { groupTestErrors } from './group-tests.errors.ts';
import { studyGroupErrors } from './study-groups.errors.ts';

/** A test from a learner's note, as the members of a study group see it. */
export const GroupTest = z.object({
  id: Id,
  groupId: Id,
  group: z.string(),
  /** Who shares it. */
  owner: Author,
  own: z.boolean(),
  title: z.string(),
  totalQuestions: z.int().min(0),
  /** Minutes; null without a timer. */
  timeLimit: z.int().positive().nullable(),
  /** Who wrote its questions. */
  writtenBy: z.array(NoteItem.options[0].shape.writtenBy),
  /** Whether it shares the note's sentences that its questions come from. */
  showsSource: z.boolean(),
  /** The requesting learner's. */
  attempts: z.int().min(0),
  bestScore: z.number().min(0).max(100).nullable(),
  createdAt: Instant,
});
export type GroupTest = z.infer<typeof GroupTest>;

const [choice, ordering] = NoteItem.options;

/** A question as it is asked, without anything that gives its answer away. That comes once the test is handed in. */
const AskedItem = choice
  .pick({ stem: true, options: true, writtenBy: true })
  .extend({ kind: z.enum([...choice.shape.kind.options, ordering.shape.kind.value]) });
export type AskedItem = z.infer<typeof AskedItem>;

/** The test with its questions, for taking it. */
export const OpenGroupTest = GroupTest.extend(
  NoteTest.pick({ passingScore: true, revision: true }).shape,
).extend({ questions: z.array(AskedItem) });
export type OpenGroupTest = z.infer<typeof OpenGroupTest>;

const endpoint = endpointsOf('Study groups');
const errors = [groupTestErrors.group_test_not_found] as const;

export const listGroupTests = endpoint({
  method: 'GET',
  path: '/api/study-groups/:id/tests',
  summary: 'Tests from notes that members share with a study group; for members, latest first.',
  params: IdParams,
  answer: z.array(GroupTest),
  errors: [studyGroupErrors.group_not_found],
});

export const shareGroupTest = endpoint({
  method: 'POST',
  path: '/api/study-groups/:id/tests',
  summary:
    'Share a test from a note of one’s own with a study group of one’s own. Sharing it again changes what is shown.',
  status: 201,
  params: IdParams,
  body: z.object({
    testId: Id,
    /** Whether to share the note's sentences that the questions come from. */
    showsSource: z.boolean(),
  }),
  answer: GroupTest,
  errors: [
    studyGroupErrors.group_not_found,
    noteErrors.note_test_not_found,
    groupTestErrors.group_tests_full,
  ],
});

export const listTestShares = endpoint({
  method: 'GET',
  path: '/api/note-tests/:id/shares',
  summary: 'The study groups that a test of one’s own is shared with.',
  params: IdParams,
  answer: z.array(GroupTest),
  errors: [noteErrors.note_test_not_found],
});

export const getGroupTest = endpoint({
  method: 'GET',
  path: '/api/group-tests/:id',
  summary: 'A test that is shared with a study group of one’s own.',
  params: IdParams,
  answer: OpenGroupTest,
  errors,
});

export const unshareGroupTest = endpoint({
  method: 'DELETE',
  path: '/api/group-tests/:id',
  summary: 'Stop sharing a test with a study group. What others came to in it goes with it.',
  params: IdParams,
  answer: Ok,
  errors: [groupTestErrors.group_test_not_found, sharedErrors.not_yours],
});

export const takeGroupTest = endpoint({
  method: 'POST',
  path: '/api/group-tests/:id/attempts',
  summary:
    'Hand in a test that is shared with a study group. It is graded here; what isn’t answered is wrong. A step is named by its place among the options.',
  params: IdParams,
  body: takeNoteTest.body,
  answer: takeNoteTest.answer.extend({
    attempt: NoteAttempt,
    /** With their answers. Without the sentences of the note where these aren't shared. */
    questions: z.array(NoteItem),
  }),
  errors: [
    ...errors,
    noteErrors.note_questions_changed,
    noteErrors.note_attempt_known,
    sharedErrors.answer_unknown,
  ],
});
