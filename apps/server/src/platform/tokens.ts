import { hash } from 'node:crypto';

/** What the database keeps of a token: its SHA-256. The token itself is with its holder alone. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The same in hexadecimal digits. */
export function hashTokenHex(token: string): string {
  return hash('sha256', token, 'hex');
}
