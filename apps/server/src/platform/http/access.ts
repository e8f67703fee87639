import type { IncomingHttpHeaders } from 'node:http';
import { hashToken } from '../tokens.ts';
import { ApiError } from './errors.ts';

/** Who asks. */
export interface SignedIn {
  readonly userId: number;
  readonly tokenHash: Buffer;
}

/** Answers who holds a token, or null when it is unknown, ended or expired. Given by the accounts feature. */
export interface Authenticate {
  (tokenHash: Buffer): Promise<SignedIn | null>;
  /** The same where it is known without a question to the database; null also where it is not. In hexadecimal digits. */
  readonly known: (tokenHash: string) => SignedIn | null;
  /** Tells of sessions that end, in whichever process, those that they name alone or all of a learner. */
  readonly onEnd: (listener: (isEnded: (session: SignedIn) => boolean) => void) => void;
}

/** The token of the Authorization header. A cookie never signs anybody in. */
export function bearerToken({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^bearer ([^ ]+)/i.exec(authorization ?? '')?.[1];
}

/** The bearer token's hash; null without one. */
export function bearerHash({ headers }: { readonly headers: IncomingHttpHeaders }): Buffer | null {
  const token = bearerToken(headers);
  return token === undefined ? null : hashToken(token);
}

export const notSignedIn = () => new ApiError(401, 'not_signed_in', 'Please sign in to continue.');
