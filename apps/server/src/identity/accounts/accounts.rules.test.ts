import { describe, expect, it } from 'vitest';
import { linkExpiry, sessionState, trialEnd } from './accounts.rules.ts';
import { isCommonPassword } from './passwords/passwords.ts';

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

describe('times of an account', () => {
  it('the trial takes fourteen days', () => {
    expect(trialEnd(created).toISOString()).toBe('2026-01-15T00:00:00.000Z');
  });

  it('links work for an hour or a day', () => {
    expect(linkExpiry('reset_password', created).toISOString()).toBe('2026-01-01T01:00:00.000Z');
    expect(linkExpiry('confirm_email', created).toISOString()).toBe('2026-01-02T00:00:00.000Z');
  });
});

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Password1',
    '12345678',
    'iloveyou',
    'QWERTYUIOP',
    'football',
    'Rounds2026',
    'healthcare education',
  ])('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'password-of-a-nurse',
    'my football and I',
    'rounds in the morning',
    'Tr0ub4dor&3',
    'パスワードです強い',
  ])('compares whole, and takes %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
