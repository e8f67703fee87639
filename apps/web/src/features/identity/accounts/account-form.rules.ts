import type { FieldIssue, FieldProblem } from '@rounds/contract/errors';
import { isRecoveryCode, isTotpCode } from '@rounds/contract/identity/accounts.security.rules';
import { passwordLength, usernameLength, usernamePattern } from '@rounds/contract/identity/accounts.rules';

/** What is wrong with a field. */
export type Problem =
  | FieldProblem
  | { readonly kind: 'usernameCharacters' | 'code' | 'terms' }
  | { readonly kind: 'refused'; readonly code: string };

export type Problems<Field extends string> = Partial<Record<Field, Problem>>;

export function checkFilled(value: string): Problem | undefined {
  return value.trim() === '' ? { kind: 'required' } : undefined;
}

/** Rejects only what can't possibly be an address; the server decides. */
export function checkEmail(value: string): Problem | undefined {
  return (
    checkFilled(value) ??
    (/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value.trim()) ? undefined : { kind: 'invalid' })
  );
}

export function checkNewPassword(value: string): Problem | undefined {
  if (value === '') return { kind: 'required' };
  if (value.length < passwordLength.min) return { kind: 'tooShort', min: passwordLength.min };
  return value.length > passwordLength.max ? { kind: 'tooLong', max: passwordLength.max } : undefined;
}

export function checkUsername(value: string): Problem | undefined {
  const name = value.trim();
  if (name === '') return { kind: 'required' };
  if (name.length < usernameLength.min) return { kind: 'tooShort', min: usernameLength.min };
  if (name.length > usernameLength.max) return { kind: 'tooLong', max: usernameLength.max };
  return usernamePattern.test(name) ? undefined : { kind: 'usernameCharacters' };
}

export function checkTerms(accepted: boolean): Problem | undefined {
  return accepted ? undefined : { kind: 'terms' };
}

/** Leaves out fields without a problem, so that an empty object means that all is well. */
export function problemsOf<Field extends string>(
  checks: Record<Field, Problem | undefined>,
): Problems<Field> {
  const found: Problems<Field> = {};
  for (const field of Object.keys(checks) as Field[]) {
    const problem = checks[field];
    if (problem) found[field] = problem;
  }
  return found;
}

export function hasProblems(problems: Problems<string>): boolean {
  return Object.keys(problems).length > 0;
}

export function isAnyMissing(problems: Problems<string>): boolean {
  return Object.values(problems).some((problem) => problem?.kind === 'required');
}

interface Refusal {
  readonly code: string;
  readonly issues: readonly Omit<FieldIssue, 'message'>[];
}

/** A code from an authenticator app or a recovery code. The server decides which one it is, and whether it is right. */
export function checkCode(value: string): Problem | undefined {
  if (value.trim() === '') return { kind: 'required' };
  return isTotpCode(value) || isRecoveryCode(value) ? undefined : { kind: 'code' };
}

/** The form field that a server's refusal belongs to. */
export function problemsOfRefusal<Field extends string>(
  { code, issues }: Refusal,
  fields: readonly Field[],
): Problems<Field> {
  const found: Problems<Field> = {};
  for (const issue of issues) {
    const field = fields.find((name) => name === issue.path.split('.').at(-1));
    if (!field) continue;
    found[field] ??=
      code === 'invalid_input' ? (issue.problem ?? { kind: 'invalid' }) : { kind: 'refused', code };
  }
  return found;
}
