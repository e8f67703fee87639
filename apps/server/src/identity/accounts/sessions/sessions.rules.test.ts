import { describe, expect, it } from 'vitest';
import { sessionState } from './sessions.rules.ts';

const created = new Date('2026-01-01T00:00:00Z');
const after = (days: number, ms = 0) => new Date(created.getTime() + days * 86_400_000 + ms);
const hour = 3_600_000;

describe('sessionState', () => {
  it.each([
    ['just opened', after(0), after(0), 'good'],
    ['used within the hour', after(1), after(1, hour), 'good'],
    ['used more than an hour ago', after(1), after(1, hour + 1), 'touch'],
    ['unused for thirty days', after(1), after(31), 'touch'],
    ['unused for longer', after(1), after(31, 1), 'over'],
    ['ninety days old and in use', after(89.9), after(90), 'touch'],
    ['older, though in use', after(90), after(90, 1), 'over'],
    ['opened by a clock that was ahead', after(0), after(-1), 'good'],
  ])('%s', (_what, lastUsedAt, now, state) => {
    expect(sessionState({ createdAt: created, lastUsedAt }, now)).toBe(state);
  });
});
