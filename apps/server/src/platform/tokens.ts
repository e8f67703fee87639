import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, for their holder alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHashBytes = 32;

/** What the database keeps of a token: its SHA-256. The token itself is with its holder alone. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The same in hexadecimal digits. */
export function hashTokenHex(token: string): string {
  return hash('sha256', token, 'hex');
}

const heldMs = 10_000;
const mostHeld = 5000;

/**
 * Hashes of the tokens that come again and again: an eighth of what the cheapest answer costs. Tokens are their holders'
 * alone to keep, so they are held in memory, for ten seconds at most.
 */
export class RecentHashes {
  readonly #hashes = new Map<string, string>();

  /** How many are held. */
  get size(): number {
    return this.#hashes.size;
  }

  /** As `hashTokenHex`. */
  of(token: string): string {
    const known = this.#hashes.get(token);
    if (known !== undefined) return known;
    const hash = hashTokenHex(token);
    if (this.#hashes.size >= mostHeld) return hash;
    if (this.#hashes.size === 0) setTimeout(() => this.#hashes.clear(), heldMs).unref();
    this.#hashes.set(token, hash);
    return hash;
  }
}
