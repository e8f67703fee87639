import { z } from 'zod';
import { type Tier, tiers } from './business/plans.rules.ts';

/** What is wrong with a field, as far as a schema can tell. Limits are in characters. */
export const FieldProblem = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['required', 'invalid']) }),
  z.object({ kind: z.literal('tooShort'), min: z.int() }),
  z.object({ kind: z.literal('tooLong'), max: z.int() }),
]);
export type FieldProblem = z.infer<typeof FieldProblem>;

/** What is wrong with one field. For a body that is not an object, the path is empty. */
export const FieldIssue = z.object({
  /** "answers.0.selectedOption" */
  path: z.string(),
  message: z.string(),
  /** For `invalid_input`: what the message says, as data. */
  problem: FieldProblem.optional(),
});
export type FieldIssue = z.infer<typeof FieldIssue>;

/** The body of every failing call: a sentence for people, and a stable code for programs. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(FieldIssue).optional(),
  /** For a 402: the lowest plan that includes it. */
  plan: z.enum(tiers).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/**
 * An error that calls may answer. The sentence is for API users: the client shows its own by the code, in the learner's
 * language.
 */
export interface ApiFailure<Code extends string = string> {
  /** Unique in the whole product, and never reused for something else. */
  readonly code: Code;
  readonly status:
    400 | 401 | 402 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 423 | 429 | 431 | 500 | 503 | 507;
  /** What happened, and what to do about it. `{{wait}}` stands for the time to wait. */
  readonly message: string;
  /** The field of the form that it belongs to. */
  readonly field?: string;
  /** The lowest plan that includes what was asked for. */
  readonly plan?: Tier;
}

/** Declares failures by their codes. Each feature does it once, in its `.errors.ts`. */
export function defineErrors<Code extends string>(
  errors: Readonly<Record<Code, Omit<ApiFailure, 'code'>>>,
): { readonly [C in Code]: ApiFailure<C> } {
  const named = Object.entries<Omit<ApiFailure, 'code'>>(errors).map(([code, error]) => [
    code,
    { code, ...error },
  ]);
  return Object.fromEntries(named) as { readonly [C in Code]: ApiFailure<C> };
}

/** Errors that calls of several features share. */
export const sharedErrors = defineErrors({
  invalid_input: { status: 400, message: 'Please check what you entered.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  demo_account: {
    status: 403,
    message: 'This can’t be changed in a demo account. Create your own account to change what you like.',
  },
  staff_only: { status: 403, message: 'This is for the platform’s staff.' },
  not_yours: { status: 403, message: 'This belongs to someone else.' },
  not_author: { status: 403, message: 'Only the person who wrote this can change or delete it.' },
  not_found: { status: 404, message: 'There’s nothing at this address.' },
  user_not_found: { status: 404, message: 'This person can’t be found. They may have left Rounds.' },
  scenario_not_found: { status: 404, message: 'This scenario isn’t available.' },
  request_timeout: { status: 408, message: 'That request took too long to arrive.' },
  key_reused: { status: 409, message: 'This Idempotency-Key was already used for a different request.' },
  too_large: { status: 413, message: 'That’s too large.' },
  unsupported_type: { status: 415, message: 'Please send JSON.' },
  question_unknown: { status: 422, message: 'This scenario has no such question.' },
  answer_unknown: { status: 422, message: 'This scenario has no such question or option.' },
  too_many_requests: {
    status: 429,
    message: 'Too many attempts. Please wait {{wait}} and try again.',
  },
  headers_too_large: {
    status: 431,
    message: 'The headers of that request are larger than we accept.',
  },
  internal: { status: 500, message: 'Something went wrong. Please try again.' },
  unavailable: { status: 503, message: 'Rounds is not available at the moment. Please try again shortly.' },
  storage_full: {
    status: 507,
    message: 'There is no room left to store this. Please try again later.',
  },
});
