import { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** The specification's catalogue: 'Required', 'Invalid input', 'String must contain at least N character(s)'. */
function validationMessage(issue: RawIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Required';
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return `String must contain at least ${issue.minimum} character(s)`;
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `String must contain at most ${issue.maximum} character(s)`;
  }
  return 'Invalid input';
}

/** Makes the catalogue the default of every schema in this process; a schema's own message still wins. */
export function useValidationMessages(): void {
  z.config({ customError: validationMessage });
}
