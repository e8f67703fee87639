import type { Logger } from 'pino';
import type { ModelRequest } from './ai-prompts.rules.ts';
import { progressOf } from './ai-prompts.rules.ts';
import { type Model, ModelFailure } from './ai-model.ts';
import * as queries from './ai.queries.ts';
import type { planErrors } from '@rounds/contract/business/plans.errors';
import type { NoteJobStep } from '@rounds/contract/learning/notes.rules';
import type { Fail } from '../../platform/http/errors.ts';
import type { LearnerEvents } from '../../platform/learner-events.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { upsertSettings } from '../../identity/settings/index.ts';

type Allowance = Parameters<LearnerEvents['allowanceUsed']>[2];

export interface ModelDeps extends ServiceDeps {
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly events: Pick<LearnerEvents, 'allowanceNeeded' | 'allowanceUsed'>;
  /** The AI service that writes from notes; null where the built-in analyzer does. */
  readonly model: Model | null;
}

/** A job that is being written. */
export interface Working {
  readonly userId: number;
  readonly noteId: number;
  /** Aborted when the learner cancels. */
  readonly signal: AbortSignal;
  readonly report: (step: NoteJobStep, progress: number) => void;
}

/** The job was canceled or taken over. */
export class Canceled extends Error {}

/**
 * What the model makes of a note, limited to what the note supports. Null if the built-in analyzer has to write it:
 * there is no model, the learner has turned it off, it fails, or nothing in its answer holds up.
 * @param allowance what this counts toward; checked first, so that nobody waits for the model only to hear that the
 * month's allowance is used up
 */
export async function writtenByModel<Draft>(
  { db, clock, model, logger, events }: ModelDeps,
  { userId, noteId, signal, report }: Working,
  allowance: Allowance,
  request: ModelRequest,
  check: (answer: unknown) => Promise<Draft | null>,
  fail: Fail<keyof typeof planErrors>,
): Promise<Draft | null> {
  if (!model || !(await queries.selectUsesModel(db, userId))) {
    report('built_in', 0);
    return null;
  }
  await events.allowanceNeeded(db, userId, allowance, clock.now(), fail);
  report('ai', 0);
  try {
    const answer = await model.ask(request, signal, (part) => report('ai', progressOf(part, request)));
    report('checking', 99);
    const draft = await check(answer);
    if (!draft) report('built_in', 99);
    return draft;
  } catch (error) {
    if (signal.aborted) throw new Canceled();
    if (!(error instanceof ModelFailure)) throw error;
    logger.warn({ err: error, noteId }, 'the built-in analyzer takes over from the AI service');
    report('built_in', 99);
    return null;
  }
}

/** The service that this learner's notes go to; null without a model. */
export async function readNoteWriter({ db, model }: Pick<ModelDeps, 'db' | 'model'>, userId: number) {
  return { service: model?.service ?? null, isOn: await queries.selectUsesModel(db, userId) };
}

export async function saveNoteWriter(deps: Pick<ModelDeps, 'db' | 'model'>, userId: number, isOn: boolean) {
  await upsertSettings(deps.db, userId, { aiNotes: isOn });
  return readNoteWriter(deps, userId);
}
