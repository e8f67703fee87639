import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './passwords.ts';

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
  ])('rejects %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'password-of-a-nurse',
    'my football and I',
    'rounds in the morning',
    'Tr0ub4dor&3',
    'パスワードです強い',
  ])('compares the whole password, and accepts %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
