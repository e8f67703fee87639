import type { FastifyRequest } from 'fastify';
import { hashToken } from '../tokens.ts';
import { ApiError } from './errors.ts';

/** Who asks. */
export interface SignedIn {
  readonly userId: number;
  readonly tokenHash: Buffer;
}

/** Answers who holds a token, or null when it is unknown, ended or expired. Given by the accounts feature. */
export type Authenticate = (tokenHash: Buffer) => Promise<SignedIn | null>;

/** The bearer token's hash; null without one. A cookie never signs anybody in. */
export function bearerHash(request: FastifyRequest): Buffer | null {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? hashToken(token) : null;
}

export const notSignedIn = () => new ApiError(401, 'not_signed_in', 'Please sign in to continue.');
