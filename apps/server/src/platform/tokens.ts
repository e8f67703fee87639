import { hash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHashBytes = 32;

/** What the database stores of a token: its SHA-256, never the token itself. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
