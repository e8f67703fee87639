import { z } from 'zod';
import type { FieldIssue, FieldProblem } from './errors.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0] | z.core.$ZodIssue;

/** Codes of issues about the kind of a value. If the value is missing, they only mean that it is required. */
const typeIssueCodes = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

function problemOf(issue: Issue): FieldProblem {
  if (typeIssueCodes.has(issue.code) && issue.input === undefined) return { kind: 'required' };
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { kind: 'tooShort', min: Number(issue.minimum) };
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { kind: 'tooLong', max: Number(issue.maximum) };
  return { kind: 'invalid' };
}

/** The specification's catalogue. */
function messageOf(problem: FieldProblem): string {
  switch (problem.kind) {
    case 'required':
      return 'Required';
    case 'invalid':
      return 'Invalid input';
    case 'tooShort':
      return `String must contain at least ${problem.min} character(s)`;
    case 'tooLong':
      return `String must contain at most ${problem.max} character(s)`;
  }
}

/** Makes the catalogue the default of every schema in this process; a schema's own message still wins. */
export function useValidationMessages(): void {
  z.config({ customError: (issue) => messageOf(problemOf(issue)) });
}

/**
 * Parses a value by its schema, or says what is wrong with it. Each issue is listed once, since several rules may
 * report the same.
 */
export function parseBySchema<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { value: z.output<Schema> } | { issues: FieldIssue[] } {
  // Only an issue with its input shows whether the value is missing or wrong.
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return { value: parsed.data };
  const issues = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
    problem: problemOf(issue),
  }));
  return { issues: [...new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()] };
}
