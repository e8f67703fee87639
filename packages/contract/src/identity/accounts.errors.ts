import { defineErrors } from '../errors.ts';

export const accountErrors = defineErrors({
  bad_credentials: { status: 401, message: 'Invalid email or password' },
  challenge_expired: { status: 401, message: 'That took too long. Please sign in again.' },
  wrong_sign_in_code: {
    status: 401,
    field: 'code',
    message: 'This code is wrong or was already used. Enter the current one.',
  },
  wrong_password: { status: 403, field: 'password', message: 'This isn’t your current password.' },
  wrong_code: {
    status: 403,
    field: 'code',
    message: 'This code is wrong or was already used. Enter the current one.',
  },
  demo_off: { status: 404, message: 'There’s no demo here.' },
  session_not_found: { status: 404, message: 'This session has already ended.' },
  email_taken: { status: 409, field: 'email', message: 'This email address is already registered.' },
  username_taken: { status: 409, field: 'username', message: 'This username is taken. Choose another one.' },
  not_demo_copy: { status: 409, message: 'This account is already your own.' },
  email_confirmed: { status: 409, message: 'Your email address is already confirmed.' },
  no_pending_email: { status: 409, message: 'You have no email change to confirm.' },
  two_factor_on: { status: 409, message: 'Two-factor authentication is already on.' },
  two_factor_off: { status: 409, message: 'Two-factor authentication is off.' },
  no_setup: { status: 409, message: 'Setup took too long. Please start over with a new code.' },
  username_reserved: {
    status: 422,
    field: 'username',
    message: 'This username is reserved. Choose another one.',
  },
  password_common: {
    status: 422,
    field: 'password',
    message: 'This password is too common. Choose another one.',
  },
  email_unconfirmed: {
    status: 422,
    message: 'Please confirm your email address first, using the link we sent you.',
  },
  link_expired: {
    status: 422,
    message: 'This link has expired or was already used. Please request a new one.',
  },
});
