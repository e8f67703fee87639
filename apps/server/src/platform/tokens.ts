import { hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A new secret of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHashBytes = 32;

/** What the database stores of a token: its SHA-256, never the token itself. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The hash of the Authorization header's bearer token; null without one. Cookies never authenticate. */
export function bearerHash({ headers }: { readonly headers: IncomingHttpHeaders }): Buffer | null {
  const token = /^bearer ([^ ]+)/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : hashToken(token);
}
