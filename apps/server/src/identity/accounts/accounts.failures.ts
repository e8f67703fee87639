import { brokenConstraint } from '../../platform/db/database.ts';
import { ApiError, fieldError } from '../../platform/http/errors.ts';

export const emailTaken = () => fieldError(409, 'email_taken', 'email', 'That email is already registered.');
const usernameTaken = () => fieldError(409, 'username_taken', 'username', 'That username is taken.');
export const usernameReserved = () =>
  fieldError(422, 'username_reserved', 'username', 'That username is reserved. Please choose another one.');
export const badCredentials = () => new ApiError(401, 'bad_credentials', 'Invalid email or password');

export const commonPassword = (field = 'password') =>
  fieldError(422, 'password_common', field, 'That password is too common. Please choose another one.');

export const emailUnconfirmed = () =>
  new ApiError(
    422,
    'email_unconfirmed',
    'Please confirm your email address first, with the link we sent you.',
  );

export const wrongPassword = (field: string) =>
  fieldError(403, 'wrong_password', field, 'That’s not your current password.');

export const wrongCode = () =>
  fieldError(403, 'wrong_code', 'code', 'That code is wrong or was already used.');

/** Lets the two unique indexes decide who was first, and says which one it was. */
export async function namingConflicts<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'users_email_unique') throw emailTaken();
    if (constraint === 'users_username_unique') throw usernameTaken();
    throw error;
  }
}

export const linkExpired = () =>
  new ApiError(422, 'link_expired', 'That link has expired or was already used. Please ask for a new one.');
