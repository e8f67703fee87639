import { sharedErrors } from '@rounds/contract/errors';
import { ApiError } from './errors.ts';

/** The caller's session. */
export interface SignedIn {
  readonly userId: number;
  readonly tokenHash: Buffer;
}

/** Resolves a token to its session, or null when it is unknown, ended or expired. Provided by the accounts feature. */
export interface Authenticate {
  (tokenHash: Buffer): Promise<SignedIn | null>;
  /** Whether it is the demo account, which many visitors share. */
  readonly isDemo: (userId: number) => Promise<boolean>;
  /** Notifies of sessions that end in any process: a single one, or all of a learner's. */
  readonly onEnd: (listener: (isEnded: (session: SignedIn) => boolean) => void) => void;
}

export const notSignedIn = () => new ApiError(sharedErrors.not_signed_in);
