import { z } from 'zod';
import { passwordLength, usernameLength, usernamePattern } from './accounts.rules.ts';
import { learningStyles } from '../common.rules.ts';
import { CareerPath, Id, Instant, LearningStyle, Ok, Role, TimeZoneName } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { accountErrors } from './accounts.errors.ts';

const endpoint = endpointsOf('Accounts');

export const Email = z.email().max(254);
export const Username = z.string().min(usernameLength.min).max(usernameLength.max).regex(usernamePattern);
export const NewPassword = z.string().min(passwordLength.min).max(passwordLength.max);

/** A learner as their own client sees them. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  /** The address waiting for its confirmation, while there is one. */
  pendingEmail: z.string().nullable(),
  careerPath: CareerPath.nullable(),
  role: Role,
  learningStyle: LearningStyle,
  level: z.int().positive(),
  xp: z.int().min(0),
  points: z.int().min(0),
  /** Days in a row, 0 once broken. */
  streak: z.int().min(0),
  subscriptionTier: z.string(),
  trialEndsAt: Instant.nullable(),
  isDemo: z.boolean(),
  /** For a private copy of the demo learner: when it is erased. Null for everybody else. */
  demoUntil: Instant.nullable(),
  /** Sees the screens for platform staff; the demo account sees them with demo data. */
  isStaff: z.boolean(),
});
export type User = z.infer<typeof User>;

export const ProfileStats = z.object({
  totalXP: z.int(),
  scenariosCompleted: z.int(),
  /** Mean of the best scores, one decimal, 0 without a completed scenario. */
  averageScore: z.number(),
  currentStreak: z.int(),
  perfectScores: z.int(),
});
export type ProfileStats = z.infer<typeof ProfileStats>;

export const Session = z.object({
  user: User,
  token: z.string(),
  /** Signing in canceled the deletion of the account. */
  restored: z.boolean().optional(),
});
export type Session = z.infer<typeof Session>;

/** The password was right, and the account asks for a code too. */
export const TwoFactorNeeded = z.object({
  /** Sent with the code to `POST /api/auth/two-factor`; gives no access by itself. */
  challenge: z.string(),
  expiresAt: Instant,
});
export type TwoFactorNeeded = z.infer<typeof TwoFactorNeeded>;

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Open an account and sign in.',
  auth: 'none',
  status: 201,
  body: z.object({
    username: Username,
    email: Email,
    password: NewPassword,
    role: Role.default('student'),
    careerPath: CareerPath.nullish(),
    learningStyle: LearningStyle.default('unknown'),
    timeZone: TimeZoneName.optional(),
  }),
  answer: Session,
  errors: [
    accountErrors.email_taken,
    accountErrors.username_taken,
    accountErrors.username_reserved,
    accountErrors.password_common,
  ],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary:
    'Sign in with email and password. An account with two-factor answers a challenge instead of a session.',
  auth: 'none',
  body: z.object({
    email: z.string().min(1).max(254),
    password: z.string().min(1).max(passwordLength.max),
    timeZone: TimeZoneName.optional(),
  }),
  answer: z.union([Session, TwoFactorNeeded]),
  errors: [accountErrors.bad_credentials],
});

export const finishLogin = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor',
  summary: 'The second step of signing in: a code of the authenticator app, or a recovery code.',
  auth: 'none',
  body: z.object({
    challenge: z.string().min(1).max(200),
    code: z.string().min(1).max(64),
    timeZone: TimeZoneName.optional(),
  }),
  answer: Session,
  errors: [accountErrors.wrong_sign_in_code, accountErrors.challenge_expired],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session.',
  answer: Ok,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link to set a new password. The answer is the same for an unknown address.',
  auth: 'none',
  status: 202,
  body: z.object({ email: z.string().min(1).max(254) }),
  answer: Ok,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary:
    'Set a new password with the link of the mail. Every session ends, and so does a change of the email under way.',
  auth: 'none',
  body: z.object({ token: z.string().min(1).max(200), password: NewPassword }),
  answer: Ok,
  errors: [accountErrors.link_expired, accountErrors.password_common, sharedErrors.demo_account],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Follow the link of a mail: confirm the email address, or change to the new one.',
  auth: 'none',
  body: z.object({ token: z.string().min(1).max(200) }),
  answer: z.object({ email: z.string() }),
  errors: [accountErrors.email_taken, accountErrors.link_expired],
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/user/profile',
  summary: 'The learner and their stats.',
  answer: z.object({ user: User, stats: ProfileStats }),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'The learner alone, for screens that need no stats.',
  answer: User,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  summary: 'Change the profile. A changed email needs the current password and is confirmed by mail.',
  notInDemo: true,
  body: z.object({
    username: Username.optional(),
    email: Email.optional(),
    role: Role.optional(),
    careerPath: CareerPath.nullish(),
    learningStyle: LearningStyle.optional(),
    currentPassword: z.string().max(passwordLength.max).optional(),
  }),
  answer: z.object({ user: User }),
  errors: [
    accountErrors.wrong_password,
    accountErrors.email_taken,
    accountErrors.username_taken,
    accountErrors.username_reserved,
  ],
});

export const setLearningStyle = endpoint({
  method: 'POST',
  path: '/api/user/learning-style',
  summary: 'Keep the result of the learning-style quiz.',
  body: z.object({ learningStyle: z.enum(learningStyles) }),
  answer: z.object({ user: User }),
});

/** What the signed-out client needs to know about this installation. */
export const getInstallation = endpoint({
  method: 'GET',
  path: '/api/installation',
  summary: 'What this installation offers before sign-in.',
  auth: 'none',
  answer: z.object({ demoAccount: z.object({ email: z.string(), password: z.string() }).nullable() }),
});
