import { ApiError } from './http/errors.ts';

/** The cursor of a list whose next page begins after these whole numbers. */
export function cursorOf(...values: readonly number[]): string {
  return Buffer.from(values.join(':')).toString('base64url');
}

/**
 * What `cursorOf` was given; null without a cursor.
 * @throws ApiError 400 for one that is not of so many numbers
 */
export function readCursor(cursor: string | undefined, count = 1): readonly number[] | null {
  if (cursor === undefined) return null;
  const parts = Buffer.from(cursor, 'base64url').toString().split(':');
  if (parts.length === count && parts.every((part) => /^\d{1,9}$/.test(part))) return parts.map(Number);
  throw new ApiError(400, 'invalid_input', 'That cursor is not one of ours.', {
    issues: [{ path: 'cursor', message: 'Invalid input' }],
  });
}

/** A page of a list as JSON, and the cursor of the next one while there may be one. */
export interface ListPage {
  readonly json: string;
  readonly nextCursor: string | null;
}
