import { z } from 'zod';
import { Id, LocalDay } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { masteryLevels } from './mastery.rules.ts';

const Count = z.int().min(0);
const Level = z.enum(masteryLevels);

/** An area whose level of mastery changed. */
const Change = z.object({
  need: z.string(),
  /** Null where the area was new. */
  from: Level.nullable(),
  to: Level,
});

/** The latest completed week, Monday to Sunday in the learner's zone. */
export const LookBack = z.object({
  from: LocalDay,
  to: LocalDay,
  /** Completed cases, with the best score of the week, in order of their first completion. */
  cases: z.array(z.object({ scenarioId: Id, score: z.number().nullable() })),
  /** Answers to questions, repeated ones included. */
  answered: Count,
  xp: Count,
  rose: z.array(Change),
  fell: z.array(Change),
  /** Questions that were missed at least once, by area, most first. */
  missed: z.array(z.object({ need: z.string(), questions: z.int().positive() })),
  /** Questions to review now, within the day's limit, so that a backlog doesn't discourage. */
  due: Count,
  wantsMail: z.boolean(),
});
export type LookBack = z.infer<typeof LookBack>;

const endpoint = endpointsOf('Progress');
const path = '/api/look-back';

export const getLookBack = endpoint({
  method: 'GET',
  path,
  summary: 'What the learner learned in the week that is over, what slipped, and what is due now.',
  answer: LookBack,
});

export const saveLookBackMail = endpoint({
  method: 'PUT',
  path,
  summary:
    'Whether the look back is sent each Monday, as a notification and, where those go by mail, by mail.',
  body: z.object({ wantsMail: z.boolean() }),
  answer: z.object({ wantsMail: z.boolean() }),
});
