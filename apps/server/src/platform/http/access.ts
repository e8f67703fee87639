import { sharedErrors } from '@rounds/contract/errors';
import { ApiError } from './errors.ts';

/** The caller's session. */
export interface SignedIn {
  readonly userId: number;
  readonly tokenHash: Buffer;
}

/** Answers who holds a token, or null when it is unknown, ended or expired. Given by the accounts feature. */
export interface Authenticate {
  (tokenHash: Buffer): Promise<SignedIn | null>;
  /** Whether it is the demo account, which many visitors share. */
  readonly isDemo: (userId: number) => Promise<boolean>;
  /** Tells of sessions that end, in whichever process, those that they name alone or all of a learner. */
  readonly onEnd: (listener: (isEnded: (session: SignedIn) => boolean) => void) => void;
}

export const notSignedIn = () => new ApiError(sharedErrors.not_signed_in);
