import { endEmptied } from '../practice/index.ts';
import { type UseChanged, changeUse, selectOptionalIdOf } from '../scenarios/index.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { CommandResult } from '../../platform/feature.ts';

export interface UseChange {
  readonly scenarioId: number;
  readonly questionIndex: number;
  readonly reason: string;
  /** Null for a command. */
  readonly by: number | null;
  readonly use: boolean;
}

/** Withdraws or restores a question, and ends practice sessions in which nothing else is left. */
export async function setInUse(deps: ServiceDeps, change: UseChange): Promise<UseChanged> {
  const changed = await deps.db.transaction((tx) => changeUse(tx, { ...change, now: deps.clock.now() }));
  if (changed === 'changed' && !change.use) await endEmptied(deps, change);
  return changed;
}

/** `content withdraw nursing/beginner/first-steps 3 reason=…`, and `content restore`. */
export async function setInUseBySlug(
  deps: ServiceDeps,
  { scenario = '', question = '', reason = '' }: Readonly<Record<string, string>>,
  use: boolean,
): Promise<CommandResult> {
  if (reason.trim() === '') return { ok: false, text: 'Say why: reason="…".\n' };
  const number = /^[1-9]\d?$/.test(question) ? Number(question) : null;
  const scenarioId = await selectOptionalIdOf(deps.db, scenario);
  if (scenarioId === null || number === null)
    return { ok: false, text: `There is no question ${question} of a scenario ${scenario}.\n` };
  const change = { scenarioId, questionIndex: number - 1, reason: reason.trim(), by: null, use };
  const changed = await setInUse(deps, change);
  if (changed === 'unknown') return { ok: false, text: `${scenario} has no question ${question}.\n` };
  if (changed === 'unchanged')
    return { ok: false, text: `${scenario} ${question} is ${use ? 'in use' : 'withdrawn'} already.\n` };
  return { ok: true, text: `${scenario} ${question} is ${use ? 'in use again' : 'withdrawn'}.\n` };
}
