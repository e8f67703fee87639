import { z } from 'zod';
import { type FieldProblem, formatFieldProblem } from './validation-messages.rules.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** Codes of issues about what kind of value there is: a field that is absent has none of them to blame but its absence. */
const aboutKind = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

function problemOf(issue: RawIssue): FieldProblem {
  if (aboutKind.has(issue.code) && issue.input === undefined) return { kind: 'required' };
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { kind: 'tooShort', min: Number(issue.minimum) };
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { kind: 'tooLong', max: Number(issue.maximum) };
  return { kind: 'invalid' };
}

/** Makes the catalogue the default of every schema in this process; a schema's own message still wins. */
export function useValidationMessages(): void {
  z.config({ customError: (issue) => formatFieldProblem(problemOf(issue)) });
}

/** What is wrong with one field; of a body that is no object at all, the path is empty. */
export interface FieldIssue {
  /** "answers.0.selectedOption" */
  readonly path: string;
  readonly message: string;
}

/** What a schema found wrong, each issue once: a value may break several rules that say the same. */
export function issuesOf({ issues }: z.ZodError): FieldIssue[] {
  const named = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return [...new Map(named.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()];
}
