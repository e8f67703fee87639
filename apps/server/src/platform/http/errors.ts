import type { ErrorBody } from '@rounds/contract/errors';
import { sqlState } from '../db/database.ts';
import { waitOf } from './wait.rules.ts';
import { isUnavailable } from '../db/unavailable.ts';

/** A failure that is part of the contract: a status, a stable code, a sentence for a person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: ErrorBody['issues'];
  /** Seconds to wait, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { issues?: ErrorBody['issues']; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
  }
}

/** A 409 or 422 that belongs to one field of a form. */
export function fieldError(status: 409 | 422 | 403, code: string, field: string, message: string): ApiError {
  return new ApiError(status, code, message, { issues: [{ path: field, message }] });
}

/** For what would change the account that all visitors share. */
export const demoAccount = () =>
  new ApiError(403, 'demo_account', "Everyone shares the demo account, so this can't be changed in it.");

/** What the schema found wrong, on its way to the boundary. */
export class SchemaError extends Error {
  readonly issues: NonNullable<ErrorBody['issues']>;
  constructor(issues: NonNullable<ErrorBody['issues']>) {
    super('Please check what you entered.');
    this.issues = issues;
  }
}

/** For whoever asks while there is no database, or no longer a server. */
export const unavailable = (cause?: unknown): ApiError =>
  new ApiError(503, 'unavailable', 'Rounds is not available at the moment. Please try again shortly.', {
    retryAfter: 2,
    cause,
  });

/** Text that PostgreSQL has no way to keep, such as one with a zero byte. */
const unstorableText = /^(22021|22P05)$/;
/** One that is told to wait is told how long, wherever it was refused. */
function sayingHowLong(error: ApiError): ApiError {
  const { status, code, issues, retryAfter } = error;
  if (retryAfter === undefined) return error;
  const message = `Too many attempts. Please wait ${waitOf(retryAfter)} and try again.`;
  return new ApiError(status, code, message, { issues, retryAfter });
}

/** Turns whatever was thrown into the failure that the caller is told. Nothing of an unexpected error leaks. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error.status === 429 ? sayingHowLong(error) : error;
  if (error instanceof SchemaError)
    return new ApiError(400, 'invalid_input', error.message, { issues: error.issues });
  const { statusCode, code = '' } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return new ApiError(413, 'too_large', 'That’s too large.');
  if (statusCode === 415) return new ApiError(415, 'unsupported_type', 'Please send JSON.');
  if (statusCode === 414) return new ApiError(404, 'not_found', 'There’s nothing at this address.');
  if (statusCode === 400) return new ApiError(400, 'invalid_input', 'We couldn’t read that request.');
  const state = sqlState(error);
  if (state && unstorableText.test(state))
    return new ApiError(400, 'invalid_input', 'We couldn’t read that request.');
  if (state === '53100' || code === 'ENOSPC') {
    return new ApiError(507, 'storage_full', 'There is no room left to store this. Please try again later.', {
      cause: error,
    });
  }
  if (isUnavailable(error)) return unavailable(error);
  return new ApiError(500, 'internal', 'Something went wrong. Please try again.', { cause: error });
}
