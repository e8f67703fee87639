import { type ApiFailure, type ErrorBody, sharedErrors } from '@rounds/contract/errors';
import { sqlState } from '../db/database.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { formatWait } from './wait.rules.ts';

interface Details {
  readonly issues?: ErrorBody['issues'];
  /** Seconds to wait, for 429 and 503. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** An error that the contract declares. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: ErrorBody['issues'];
  readonly plan: ErrorBody['plan'];
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, plan }: ApiFailure, { issues, retryAfter, cause }: Details = {}) {
    super(retryAfter === undefined ? message : message.replace('{{wait}}', formatWait(retryAfter)), {
      cause,
    });
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.plan = plan;
    this.retryAfter = retryAfter;
  }
}

/**
 * Makes the error that a call answers with: `throw fail('group_full')`. It accepts the codes that the call's endpoint
 * declares. A function that can fail takes a `Fail` of its own codes, and only a call that declares them all can pass
 * one.
 * @param field the form's field, if the same failure can belong to several
 */
export type Fail<Code extends string> = (code: Code, field?: string) => Error;

/** A `fail` for these failures. */
export function failWith<Code extends string>(errors: readonly ApiFailure<Code>[]): Fail<Code> {
  return (code, field) => {
    const failure = errors.find((error) => error.code === code);
    if (!failure) throw new Error(`${code} is not among the failures of this call`);
    const path = field ?? failure.field;
    return new ApiError(failure, path === undefined ? {} : { issues: [{ path, message: failure.message }] });
  };
}

/** For work outside of requests, such as seeding: any failure there is a bug. */
export const failUnexpectedly: Fail<string> = (code) => new Error(`Failed by ${code}`);

/** While the database is down, or the server is shutting down. */
export const unavailable = (cause?: unknown, retryAfter = 2): ApiError =>
  new ApiError(sharedErrors.unavailable, { retryAfter, cause });

/** @param retryAfter in seconds */
export const tooManyRequests = (retryAfter: number): ApiError =>
  new ApiError(sharedErrors.too_many_requests, { retryAfter });

export const invalidInput = (issues?: ErrorBody['issues']): ApiError =>
  new ApiError(sharedErrors.invalid_input, { issues });

/** For a field rejected by something other than its schema. */
export const invalidField = (path: string): ApiError =>
  invalidInput([{ path, message: 'Invalid input', problem: { kind: 'invalid' } }]);

/** For text that PostgreSQL can't store, such as one with a NUL character. */
const unstorableText = /^(22021|22P05)$/;

const byStatus: Readonly<Record<number, ApiFailure>> = {
  400: sharedErrors.invalid_input,
  413: sharedErrors.too_large,
  414: sharedErrors.not_found,
  415: sharedErrors.unsupported_type,
};

/** Turns whatever was thrown into an error for the caller. Details of an unexpected error never leak. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { statusCode = 0, code } = error as { statusCode?: number; code?: string };
  const frameworkFailure = byStatus[statusCode];
  if (frameworkFailure) return new ApiError(frameworkFailure);
  const state = sqlState(error);
  if (state && unstorableText.test(state)) return invalidInput();
  if (state === '53100' || code === 'ENOSPC')
    return new ApiError(sharedErrors.storage_full, { cause: error });
  if (isUnavailable(error)) return unavailable(error);
  return new ApiError(sharedErrors.internal, { cause: error });
}
