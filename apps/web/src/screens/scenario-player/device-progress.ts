import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { readKeptAttempt } from '../../features/learning/attempts/kept-attempt.ts';
import { withDevice } from '../../features/learning/progress/device-progress.rules.ts';
import { outbox, unsentProgress } from '../../features/learning/progress/outbox-client.ts';

/* What this device stores about progress. Most pages start without it, so it is loaded separately. */

export const { subscribe, getState } = outbox;

/** Progress, including what was done on this device and the server doesn't have yet. */
export const addDevice = (progress: readonly ProgressEntry[], scenarios: readonly ScenarioSummary[]) =>
  withDevice(progress, scenarios, { unsent: unsentProgress(outbox.getState()), keptAt: readKeptAttempt });
