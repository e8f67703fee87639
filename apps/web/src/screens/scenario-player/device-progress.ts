import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { readKeptAttempt } from '../../features/learning/attempts/kept-attempt.ts';
import { withDevice } from '../../features/learning/progress/device-progress.rules.ts';
import { outbox, unsentProgress } from '../../features/learning/progress/outbox-client.ts';

/* What this device keeps of cases' progress. Most pages begin without it, so it loads apart from them. */

export const { subscribe, getState } = outbox;

/** Progress with what was done on this device and the server doesn't know yet. */
export const addDevice = (progress: readonly ProgressEntry[], scenarios: readonly ScenarioSummary[]) =>
  withDevice(progress, scenarios, { unsent: unsentProgress(outbox.getState()), keptAt: readKeptAttempt });
