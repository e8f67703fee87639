import { describe, expect, it } from 'vitest';
import {
  checkEmail,
  checkNewPassword,
  checkUsername,
  isAnyMissing,
  problemsOf,
  problemsOfRefusal,
} from './account-form.rules.ts';

describe('checkUsername', () => {
  it.each([
    ['', { kind: 'required' }],
    ['   ', { kind: 'required' }],
    ['ab', { kind: 'tooShort', min: 3 }],
    ['a'.repeat(31), { kind: 'tooLong', max: 30 }],
    ['amira khan', { kind: 'usernameCharacters' }],
    ['amira.k-2_', undefined],
    [' amira ', undefined],
  ])('%j', (value, problem) => {
    expect(checkUsername(value)).toEqual(problem);
  });
});

describe('checkEmail', () => {
  it.each([
    ['', { kind: 'required' }],
    ['amira', { kind: 'invalid' }],
    ['amira@ward', { kind: 'invalid' }],
    ['amira@ward.example', undefined],
  ])('%j', (value, problem) => {
    expect(checkEmail(value)).toEqual(problem);
  });
});

describe('checkNewPassword', () => {
  it.each([
    ['', { kind: 'required' }],
    ['1234567', { kind: 'tooShort', min: 8 }],
    ['12345678', undefined],
    ['        ', undefined],
    ['x'.repeat(257), { kind: 'tooLong', max: 256 }],
  ])('%j', (value, problem) => {
    expect(checkNewPassword(value)).toEqual(problem);
  });
});

describe('problemsOf', () => {
  it('keeps only what is wrong, and reports what is missing', () => {
    const problems = problemsOf({ email: checkEmail(''), password: checkNewPassword('long enough') });
    expect(problems).toEqual({ email: { kind: 'required' } });
    expect(isAnyMissing(problems)).toBe(true);
    expect(isAnyMissing({ email: { kind: 'invalid' } })).toBe(false);
  });
});

describe('problemsOfRefusal', () => {
  const fields = ['username', 'email', 'password'] as const;

  it('puts a taken name beside its field', () => {
    const issues = [{ path: 'username' }];
    const refusal = { code: 'username_taken', issues };
    expect(problemsOfRefusal(refusal, fields)).toEqual({
      username: { kind: 'refused', code: 'username_taken' },
    });
  });
  it('maps a schema’s issue to its field, whatever precedes the field in its path', () => {
    const invalid = { kind: 'invalid' } as const;
    const issues = [
      { path: 'body.password', problem: { kind: 'tooShort', min: 8 } as const },
      { path: 'email' },
      { path: 'email', problem: { kind: 'required' } as const },
      { path: 'role', problem: invalid },
    ];
    expect(problemsOfRefusal({ code: 'invalid_input', issues }, fields)).toEqual({
      password: { kind: 'tooShort', min: 8 },
      email: { kind: 'invalid' },
    });
  });
  it('assigns a general refusal to no field', () => {
    const refusal = { code: 'bad_credentials', issues: [] };
    expect(problemsOfRefusal(refusal, fields)).toEqual({});
  });
});
