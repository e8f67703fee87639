import { beforeEach, expect, test, vi } from 'vitest';
import { attemptKey, keepsProgress, outboxKey } from './kept-progress.ts';

beforeEach(() => vi.unstubAllGlobals());

const keep = (...keys: readonly string[]) =>
  vi.stubGlobal('localStorage', Object.fromEntries(keys.map((key) => [key, '{}'])));

test.each([attemptKey(7), outboxKey(12)])('%s is progress', (key) => {
  keep('rounds.language', key);
  expect(keepsProgress()).toBe(true);
});

test.each(['rounds.draft.12.note', 'rounds.mode.12', 'rounds.outboxes', 'other.draft.12.attempt.7'])(
  '%s is none',
  (key) => {
    keep(key);
    expect(keepsProgress()).toBe(false);
  },
);
