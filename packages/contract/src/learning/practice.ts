import { z } from 'zod';
import { CareerPath, Difficulty, Id, Instant, pageQuery } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { practiceErrors } from './practice.errors.ts';
import { progressErrors } from './progress.errors.ts';
import { Mode } from './attempts.ts';
import { minQuestions, maxChosen, maxQuestions, questionStates } from './practice.rules.ts';
import { AwardAnswer, RecordedAnswer, needsAnswer } from './progress.answer.ts';
import { confidences } from './progress.answers.rules.ts';
import { Response } from './scenarios.formats.ts';
import { ClinicalArea, Scenario } from './scenarios.ts';

const several = <Schema extends z.ZodType>(one: Schema) => z.array(one).max(maxChosen).optional();

/**
 * Which questions to practice. A question has to match one value of each filter; an absent or empty filter matches
 * everything.
 */
export const PracticeFilters = z.object({
  careerPaths: several(CareerPath),
  difficulties: several(Difficulty),
  /** Some of `needsByPath`: what a question asks for. */
  needs: several(z.string().min(1).max(40)),
  /** A question's topic, from its tags. */
  topics: several(z.string().min(1).max(60)),
  /** Clinical areas of the scenario. */
  areas: several(ClinicalArea),
  /** Tags of the scenario. */
  tags: several(z.string().min(1).max(40)),
  /** Only questions of these scenarios: "practice what you missed" is one scenario with the state `wrong`. */
  scenarioIds: several(Id),
  /**
   * `not_seen`: never answered. `wrong`: the latest answer was wrong. `marked`: marked by the learner. `due`: due for
   * review, within the rest of today's limit, the most urgent first. `weak`: in one of the learner's weakest areas of
   * need, by mastery (`weakestOf`).
   */
  states: several(z.enum(questionStates)),
});
export type PracticeFilters = z.infer<typeof PracticeFilters>;

/** A question of a session, with its answer once there is one. */
export const PracticeItem = z.object({
  scenarioId: Id,
  /** The edition that it is answered on. */
  version: Id,
  questionIndex: z.int().min(0),
  /** As authored; null until answered, and if a response was given. */
  selectedOption: z.int().min(0).nullable(),
  /** For formats other than single best answer. */
  response: Response.nullable(),
  confidence: z.enum(confidences).nullable(),
  /** Full credit. Null until answered; in exam mode, until the end. */
  correct: z.boolean().nullable(),
  /** The share of the full score, 0 to 1. Null until answered; in exam mode, until the end. */
  credit: z.number().min(0).max(1).nullable(),
  /** Seconds that the question took; null until answered. */
  seconds: z.int().min(0).nullable(),
});
export type PracticeItem = z.infer<typeof PracticeItem>;

export const PracticeSummary = z.object({
  /** Together with the item's position, it determines the order of the options. It is also what a learner shares. */
  id: z.uuid(),
  mode: Mode,
  filters: PracticeFilters,
  /** Made from a session that somebody shared. */
  shared: z.boolean(),
  startedAt: Instant,
  /** When the last question was answered, or the learner ended it; null while it goes on. */
  completedAt: Instant.nullable(),
  questions: z.int().positive(),
  answered: z.int().min(0),
  /** Correct answers; null in exam mode until the end. */
  correct: z.int().min(0).nullable(),
  /** Percent of the answered questions, 0 if none; null until the end. */
  score: z.number().min(0).max(100).nullable(),
});
export type PracticeSummary = z.infer<typeof PracticeSummary>;

export const PracticeSession = PracticeSummary.extend({
  /** XP that its answers earned: more than 0 only in a review. */
  xp: z.int().min(0),
  /** In the order in which they are asked; an item's place, from zero, is its `position`. */
  items: z.array(PracticeItem),
  /** Scenario editions that the items need, if they differ from those in the list of scenarios. */
  editions: z.array(Scenario),
});
export type PracticeSession = z.infer<typeof PracticeSession>;

const endpoint = endpointsOf('Practice');
const params = z.object({ id: z.uuid() });
const Count = z.int().min(minQuestions).max(maxQuestions);

export const countPractice = endpoint({
  method: 'POST',
  path: '/api/practice/count',
  summary: 'How many questions match filters, and how many of them would in each state.',
  body: z.object({ filters: PracticeFilters }),
  answer: z.object({
    /** With all filters. */
    matching: z.int().min(0),
    /** With the other filters and only this state. */
    states: z.object({
      not_seen: z.int().min(0),
      wrong: z.int().min(0),
      due: z.int().min(0),
      marked: z.int().min(0),
      weak: z.int().min(0),
    }),
  }),
});

export const createPractice = endpoint({
  method: 'POST',
  path: '/api/practice',
  summary:
    'Begin a practice session: from filters, or with the questions of a session whose id somebody shared. The same id again is answered with the session as it stands.',
  status: 201,
  body: z
    .object({
      /** Made by the client, like that of an attempt. */
      id: z.uuid(),
      mode: Mode.default('tutor'),
      filters: PracticeFilters.optional(),
      /** Questions wanted; with `filters`. */
      count: Count.optional(),
      /**
       * Whether questions of different cases are mixed in random order. Otherwise those of a case stay together, in
       * order.
       */
      mixed: z.boolean().default(true),
      /** The id of the shared session, instead of `filters` and `count`. */
      sharedFrom: z.uuid().optional(),
    })
    .superRefine(({ filters, count, sharedFrom }, context) => {
      if (sharedFrom !== undefined) return;
      for (const [name, value] of Object.entries({ filters, count })) {
        if (value === undefined) context.addIssue({ code: 'custom', path: [name], message: 'Required' });
      }
    }),
  answer: PracticeSession,
  errors: [practiceErrors.practice_not_found, practiceErrors.practice_exists, practiceErrors.nothing_matches],
});

export const listPractice = endpoint({
  method: 'GET',
  path: '/api/practice',
  summary: "The learner's practice sessions, latest first.",
  query: z.object(pageQuery()),
  answer: z.array(PracticeSummary),
});

export const getPractice = endpoint({
  method: 'GET',
  path: '/api/practice/:id',
  summary: 'A practice session of one’s own with its questions and answers: to continue it, or its result.',
  params,
  answer: PracticeSession,
  errors: [practiceErrors.practice_not_found],
});

/** What somebody with the link sees before they begin. It doesn't say whose session it is. */
export const getSharedPractice = endpoint({
  method: 'GET',
  path: '/api/practice/:id/shared',
  summary: 'What a shared practice session consists of.',
  params,
  answer: z.object({
    id: z.uuid(),
    mode: Mode,
    questions: z.int().positive(),
    careerPaths: z.array(CareerPath),
    difficulties: z.array(Difficulty),
    /** The learner's own latest session with these questions; null before they began. */
    own: z.uuid().nullable(),
  }),
  errors: [practiceErrors.practice_not_found],
});

export const answerPractice = endpoint({
  method: 'POST',
  path: '/api/practice/:id/answers',
  summary:
    'Answer a question of a practice session. The first recorded answer wins; the same again is answered as before. It counts for the streak, the daily goal and mastery. It earns XP only in a review, for a right answer to what was due.',
  params,
  body: z
    .object({
      position: z
        .int()
        .min(0)
        .max(maxQuestions - 1),
      selectedOption: RecordedAnswer.shape.selectedOption,
      response: RecordedAnswer.shape.response,
      confidence: RecordedAnswer.shape.confidence,
      /** Seconds that the question took. More than an hour counts as an hour. */
      seconds: z
        .number()
        .min(0)
        .transform((seconds) => Math.min(Math.round(seconds), 3600)),
      /** When it happened, for answers kept while offline; as in `recordProgress`. */
      occurredAt: Instant.optional(),
    })
    .superRefine(needsAnswer),
  answer: z.object({
    ...AwardAnswer.shape,
    /** For a right answer in a review, without achievements' XP. Absent if it was recorded before this was stored. */
    xp: z.int().min(0).optional(),
    /** Null in exam mode until the end: the last answer ends the session. */
    correct: z.boolean().nullable(),
    answered: z.int().positive(),
    completed: z.boolean(),
  }),
  errors: [
    practiceErrors.practice_not_found,
    progressErrors.answer_recorded,
    practiceErrors.practice_ended,
    sharedErrors.answer_unknown,
  ],
});

export const endPractice = endpoint({
  method: 'POST',
  path: '/api/practice/:id/end',
  summary: 'End a practice session before its last question. Its score is that of the questions answered.',
  params,
  answer: PracticeSession,
  errors: [practiceErrors.practice_not_found],
});

export const deletePractice = endpoint({
  method: 'DELETE',
  path: '/api/practice/:id',
  summary:
    'Delete a practice session of one’s own. Its answers no longer count toward mastery, and its link no longer works.',
  params,
  answer: z.object({ ok: z.literal(true) }),
  errors: [practiceErrors.practice_not_found],
});
