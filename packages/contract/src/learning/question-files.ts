import { z } from 'zod';
import { Id, PathId } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { noteErrors } from './notes.errors.ts';
import { NoteTest } from './notes.generated.ts';
import { noteLengths, noteSubjects } from './notes.rules.ts';
import { questionFileErrors } from './question-files.errors.ts';
import { exportFormats, questionFileLimits as limits, remarks, skipReasons } from './question-files.rules.ts';

const Explanation = z.string().trim().max(limits.explanation);

/** A question as files contain it. */
export const FileQuestion = z
  .object({
    kind: z.enum(['multiple_choice', 'true_false', 'ordering']),
    stem: z.string().trim().min(1).max(limits.stem),
    /** Of `ordering`: the steps, in their right order. */
    options: z.array(z.string().trim().min(1).max(limits.option)).min(2).max(limits.options),
    /** The index of the right option; 0 for `ordering`. */
    key: z
      .int()
      .min(0)
      .max(limits.options - 1),
    /** Why each option is right or wrong: one per option, or none at all. */
    rationales: z.array(Explanation).max(limits.options),
    explanation: Explanation,
  })
  .refine(({ key, options }) => key < options.length, { path: ['key'] })
  .refine(({ options }) => new Set(options.map((option) => option.toLowerCase())).size === options.length, {
    path: ['options'],
  });
export type FileQuestion = z.infer<typeof FileQuestion>;

const Remarks = z.array(z.enum(remarks));

const endpoint = endpointsOf('Question files');
const params = z.object({ id: PathId, format: z.enum(exportFormats) });
const exporting = {
  method: 'GET',
  params,
  answer: z.unknown(),
  answerType: 'application/octet-stream',
} as const;

export const exportNoteTest = endpoint({
  ...exporting,
  path: '/api/note-tests/:id/files/:format',
  summary: 'The questions of a test from a note, as a file for Moodle, another learning platform, or Anki.',
  errors: [noteErrors.note_test_not_found],
});

export const exportNoteScenario = endpoint({
  ...exporting,
  path: '/api/note-scenarios/:id/files/:format',
  summary:
    'The questions of a scenario from a note, as a file for Moodle, another learning platform, or Anki.',
  errors: [noteErrors.note_scenario_not_found],
});

export const readQuestionFile = endpoint({
  method: 'POST',
  path: '/api/question-files',
  summary:
    'Read the questions in a GIFT, Moodle XML or QTI 2.1 file, sent as multipart/form-data, for the learner to review. Stores nothing.',
  answer: z.object({
    questions: z.array(z.object({ question: FileQuestion, remarks: Remarks })),
    /** What can't be imported, by its number in the file. */
    skipped: z.array(z.object({ number: z.int().positive(), reason: z.enum(skipReasons) })),
  }),
  errors: Object.values(questionFileErrors),
});

export const remarkOnQuestion = endpoint({
  method: 'POST',
  path: '/api/question-files/remarks',
  summary: 'What the item-writing rules remark on a question. Stores nothing.',
  body: FileQuestion,
  answer: z.object({ remarks: Remarks }),
});

export const importQuestions = endpoint({
  method: 'POST',
  path: '/api/question-files/tests',
  summary: 'Make a test of imported questions, under a note or under a new one that is named after the file.',
  status: 201,
  body: z.object({
    /** The file's name without its extension. */
    title: z.string().trim().min(1).max(noteLengths.title),
    /** Null for a new note. */
    noteId: Id.nullable(),
    /** The subject of a new note. */
    subject: z.enum(noteSubjects).default('nursing'),
    questions: z.array(FileQuestion).min(1).max(limits.questions),
  }),
  answer: NoteTest,
  errors: [noteErrors.note_not_found],
});
