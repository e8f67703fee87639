import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ModelRequest } from './ai-prompts.rules.ts';
import { progressOf } from './ai-prompts.rules.ts';
import { type Model, ModelFailure } from './ai-model.ts';
import * as queries from './ai.queries.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { upsertSettings } from '../../identity/settings/index.ts';

export interface ModelDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  /** The AI service that notes are written from by; null where the built-in analyzer does it. */
  readonly model: Model | null;
}

/** A learner waits for something to be written from a note. */
export interface Waiting {
  readonly userId: number;
  readonly noteId: number;
  /** Aborted when they no longer do. */
  readonly signal: AbortSignal;
}

/** Milliseconds between two reports of progress. */
const reportEvery = 700;

/**
 * What the model makes of a note, as far as the check bears it out. Null where the built-in analyzer is to write it: there is no
 * model, the learner doesn't want one, it fails, or nothing of its answer is right.
 */
export async function writtenByModel<Draft>(
  { db, clock, model, logger }: ModelDeps,
  { userId, noteId, signal }: Waiting,
  request: ModelRequest,
  check: (answer: unknown) => Promise<Draft | null>,
  fail: Fail<'writing_canceled'>,
): Promise<Draft | null> {
  if (!model || !(await queries.selectUsesModel(db, userId))) return null;
  const report = (progress: number | null) =>
    queries.saveProgress(db, noteId, progress, clock.now()).catch(() => undefined);
  let last = -Infinity;
  await report(0);
  try {
    const answer = await model.ask(request, signal, (part) => {
      const now = performance.now();
      if (now - last < reportEvery) return;
      last = now;
      void report(progressOf(part, request));
    });
    return await check(answer);
  } catch (error) {
    if (signal.aborted) throw fail('writing_canceled');
    if (!(error instanceof ModelFailure)) throw error;
    logger.warn({ err: error, noteId }, 'the built-in analyzer takes over from the AI service');
    return null;
  } finally {
    await report(null);
  }
}

/** A report that is older was left behind by a crash. */
const staleAfter = 60_000;

/** How far the model is with a note, in per cent; null where it isn't at work. */
export async function readWriting(
  { db, clock }: Pick<ModelDeps, 'db' | 'clock'>,
  userId: number,
  noteId: number,
  fail: Fail<'note_not_found'>,
): Promise<{ progress: number | null }> {
  const since = new Date(clock.now().getTime() - staleAfter);
  const writing = await queries.selectOptionalProgress(db, userId, noteId, since);
  if (!writing) throw fail('note_not_found');
  return writing;
}

/** Where this learner's notes go; nowhere without a model. */
export async function readNoteWriter({ db, model }: Pick<ModelDeps, 'db' | 'model'>, userId: number) {
  return { service: model?.service ?? null, isOn: await queries.selectUsesModel(db, userId) };
}

export async function saveNoteWriter(deps: Pick<ModelDeps, 'db' | 'model'>, userId: number, isOn: boolean) {
  await upsertSettings(deps.db, userId, { aiNotes: isOn });
  return readNoteWriter(deps, userId);
}
