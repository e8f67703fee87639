import {
  groupedCode,
  isRecoveryCode,
  isTotpCode,
  plainCode,
} from '@rounds/contract/identity/accounts.security.rules';
import { describe, expect, it } from 'vitest';
import { checkCode, problemsOfRefusal } from './account-form.rules.ts';

describe('checkCode', () => {
  it.each([
    ['', { kind: 'required' }],
    ['  ', { kind: 'required' }],
    ['12345', { kind: 'code' }],
    ['1234567', { kind: 'code' }],
    ['abcd-efgh-jkmn', { kind: 'code' }],
    ['123456', undefined],
    ['123 456', undefined],
    ['abcd-efgh-jkmn-pqrs', undefined],
    ['ABCD EFGH JKMN PQRS', undefined],
  ])('%j', (value, problem) => {
    expect(checkCode(value)).toEqual(problem);
  });
});

describe('codes', () => {
  it('are compared without spaces, dashes and case, and shown in groups', () => {
    expect(plainCode(' ABcd-efgh ')).toBe('abcdefgh');
    expect(groupedCode('abcdefghjkmnpqrs')).toBe('abcd-efgh-jkmn-pqrs');
    expect(isTotpCode('12 34 56')).toBe(true);
    expect(isRecoveryCode('123456')).toBe(false);
  });
});

describe('a refused password or code', () => {
  it.each([
    ['wrong_password', 'currentPassword', 'That is not your current password.'],
    ['wrong_code', 'code', 'That code is not right, or it was used already.'],
  ])('%s is shown beside its field, under a code that has a translation', (code, path, message) => {
    const refusal = { code, issues: [{ path, message }] };
    expect(problemsOfRefusal(refusal, [path])).toEqual({ [path]: { kind: 'refused', code } });
  });
});
