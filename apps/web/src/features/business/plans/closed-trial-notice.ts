import { readText, writeText } from '../../../browser/storage.ts';
import type { TrialState } from './trial.rules.ts';

const keyOf = (userId: number): string => `rounds.trialNotice.${userId}`;

/** Whether the learner has closed this notice on this device. The end of the trial is announced separately. */
export const isTrialNoticeClosed = (userId: number, { kind }: TrialState): boolean =>
  kind !== 'running' && readText(keyOf(userId)) === kind;

export const closeTrialNotice = (userId: number, { kind }: TrialState): void =>
  void writeText(keyOf(userId), kind);
