import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, for their holder alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHashBytes = 32;

/** What the database keeps of a token: its SHA-256. The token itself is with its holder alone. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
