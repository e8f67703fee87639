/** What is wrong with a field, as far as a schema can tell. Limits are in characters. */
export type FieldProblem =
  | { readonly kind: 'required' | 'invalid' }
  | { readonly kind: 'tooShort'; readonly min: number }
  | { readonly kind: 'tooLong'; readonly max: number };

/** The specification's catalogue: 'Required', 'Invalid input', 'String must contain at least N character(s)'. */
export function formatFieldProblem(problem: FieldProblem): string {
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

/** The reverse, for a client that words it in its own language. A sentence outside the catalogue is an invalid value. */
export function parseFieldProblem(message: string): FieldProblem {
  if (message === 'Required') return { kind: 'required' };
  const [, bound, digits] = /^String must contain at (least|most) (\d+) character\(s\)$/.exec(message) ?? [];
  if (bound === 'least') return { kind: 'tooShort', min: Number(digits) };
  if (bound === 'most') return { kind: 'tooLong', max: Number(digits) };
  return { kind: 'invalid' };
}
