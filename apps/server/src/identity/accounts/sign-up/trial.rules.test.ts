import { expect, it } from 'vitest';
import { trialEnd } from './trial.rules.ts';

it('the trial lasts fourteen days', () => {
  expect(trialEnd(new Date('2026-01-01T00:00:00Z')).toISOString()).toBe('2026-01-15T00:00:00.000Z');
});
