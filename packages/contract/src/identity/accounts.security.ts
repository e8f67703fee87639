import { z } from 'zod';
import { browsers, systems } from './accounts.security.rules.ts';
import { passwordLength } from './accounts.rules.ts';
import { NewPassword, Session, User } from './accounts.ts';
import { Id, Instant, Ok, pageQuery, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { accountErrors } from './accounts.errors.ts';

const endpoint = endpointsOf('Account');
const Password = z.string().min(1).max(passwordLength.max);
/** From an authenticator app, or one of the recovery codes. */
const Code = z.string().min(1).max(64);

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/change-password',
  summary: 'Set a new password. Every other session ends; this one goes on with the token of the answer.',
  notInDemo: true,
  body: z.object({ currentPassword: Password, newPassword: NewPassword }),
  answer: Session,
  errors: [accountErrors.wrong_password, accountErrors.password_common],
});

/** A learner's session, without anything that could be used to sign in. */
export const OpenSession = z.object({
  id: Id,
  /** Null if the browser did not say, or is unknown to us. */
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  createdAt: Instant,
  /** Up to an hour old. */
  lastUsedAt: Instant,
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where the learner is signed in: this session first, then by last use.',
  query: z.object(pageQuery()),
  answer: z.array(OpenSession),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  summary: "End one of the learner's own sessions.",
  notInDemo: true,
  params: IdParams,
  answer: Ok,
  errors: [accountErrors.session_not_found],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Sign out everywhere else.',
  notInDemo: true,
  answer: z.object({ ended: z.int().min(0) }),
});

export const TwoFactorState = z.object({
  enabled: z.boolean(),
  /** Unused recovery codes. */
  recoveryCodesLeft: z.int().min(0),
  /** Must be true before two-factor can be turned on. */
  emailConfirmed: z.boolean(),
});
export type TwoFactorState = z.infer<typeof TwoFactorState>;

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/api/user/two-factor',
  summary: 'Whether a code is asked for at sign-in.',
  answer: TwoFactorState,
});

export const setUpTwoFactor = endpoint({
  method: 'POST',
  path: '/api/user/two-factor/setup',
  summary: 'Make a secret for an authenticator app. Nothing changes until a code of it is confirmed.',
  notInDemo: true,
  body: z.object({ password: Password }),
  answer: z.object({
    /** Base32, for typing. Shown this once. */
    secret: z.string(),
    /** otpauth://, for the QR code. */
    uri: z.string(),
  }),
  errors: [accountErrors.wrong_password, accountErrors.two_factor_on, accountErrors.email_unconfirmed],
});

const RecoveryCodes = z.object({
  /** Each works once. Only hashes are stored, so they can't be shown again. */
  recoveryCodes: z.array(z.string()),
});

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/user/two-factor/confirm',
  summary: 'Turn two-factor on with the first code of the app.',
  notInDemo: true,
  body: z.object({ code: Code }),
  answer: RecoveryCodes,
  errors: [
    accountErrors.wrong_code,
    accountErrors.two_factor_on,
    accountErrors.no_setup,
    accountErrors.email_unconfirmed,
  ],
});

const Proof = z.object({ password: Password, code: Code });

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/two-factor/recovery-codes',
  summary: 'Make new recovery codes; the old ones stop working.',
  notInDemo: true,
  body: Proof,
  answer: RecoveryCodes,
  errors: [accountErrors.wrong_password, accountErrors.wrong_code, accountErrors.two_factor_off],
});

export const turnTwoFactorOff = endpoint({
  method: 'DELETE',
  path: '/api/user/two-factor',
  summary: 'Turn two-factor off.',
  notInDemo: true,
  body: Proof,
  answer: Ok,
  errors: [accountErrors.wrong_password, accountErrors.wrong_code, accountErrors.two_factor_off],
});

export const resendEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/user/pending-email/resend',
  summary: 'Send the link to the new email address again; the earlier one stops working.',
  notInDemo: true,
  status: 202,
  answer: Ok,
  errors: [accountErrors.no_pending_email],
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/user/email/verification',
  summary: 'Send the link that confirms the present email address again; the earlier one stops working.',
  notInDemo: true,
  status: 202,
  answer: Ok,
  errors: [accountErrors.email_confirmed],
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/user/pending-email',
  summary: 'Keep the present email address; the link to the new one stops working.',
  notInDemo: true,
  answer: z.object({ user: User }),
});

/** Everything that is stored about a learner: by feature and table, the rows. */
export const Export = z.object({
  format: z.literal('rounds-export'),
  version: z.literal(1),
  exportedAt: Instant,
  data: z.record(z.string(), z.record(z.string(), z.array(z.unknown()))),
});
export type Export = z.infer<typeof Export>;

export const exportData = endpoint({
  method: 'GET',
  path: '/api/user/export',
  summary: 'Everything held about the learner, as one file.',
  answer: Export,
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user',
  summary:
    'Delete the account: hidden and signed out at once, restored by signing in for 30 days, then erased.',
  notInDemo: true,
  body: z.object({ password: Password, code: Code.optional() }),
  answer: z.object({ restorableUntil: Instant }),
  errors: [accountErrors.wrong_password, accountErrors.wrong_code],
});
