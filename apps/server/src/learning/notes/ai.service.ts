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
  /** The AI service that notes are written from by; null where the built-in analyzer does it. */
  readonly model: Model | null;
}

/** Something is being written from a note. */
export interface Working {
  readonly userId: number;
  readonly noteId: number;
  /** Aborted when the learner doesn't want it any more. */
  readonly signal: AbortSignal;
  readonly report: (step: NoteJobStep, progress: number) => void;
}

/** What is written is no longer wanted. */
export class Canceled extends Error {}

/**
 * What the model makes of a note, as far as the check bears it out. Null where the built-in analyzer is to write it: there is no
 * model, the learner doesn't want one, it fails, or nothing of its answer is right.
 * @param allowance that it will be counted in: nobody waits for the model to hear that the month's is used up
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

/** Where this learner's notes go; nowhere without a model. */
export async function readNoteWriter({ db, model }: Pick<ModelDeps, 'db' | 'model'>, userId: number) {
  return { service: model?.service ?? null, isOn: await queries.selectUsesModel(db, userId) };
}

export async function saveNoteWriter(deps: Pick<ModelDeps, 'db' | 'model'>, userId: number, isOn: boolean) {
  await upsertSettings(deps.db, userId, { aiNotes: isOn });
  return readNoteWriter(deps, userId);
}
