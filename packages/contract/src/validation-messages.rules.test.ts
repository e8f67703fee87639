import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FieldProblem, formatFieldProblem, parseFieldProblem } from './validation-messages.rules.ts';

const limit = fc.integer({ min: 0, max: 1_000_000 });
const problem: fc.Arbitrary<FieldProblem> = fc.oneof(
  fc.constantFrom({ kind: 'required' } as const, { kind: 'invalid' } as const),
  limit.map((min) => ({ kind: 'tooShort', min }) as const),
  limit.map((max) => ({ kind: 'tooLong', max }) as const),
);

it('reads back every problem that it words', () => {
  fc.assert(
    fc.property(problem, (given) => {
      expect(parseFieldProblem(formatFieldProblem(given))).toEqual(given);
    }),
  );
});

it.each(['Say it', 'String must contain at least x character(s)', 'required', ''])(
  'takes %j, which is not in the catalogue, for an invalid value',
  (message) => expect(parseFieldProblem(message)).toEqual({ kind: 'invalid' }),
);
