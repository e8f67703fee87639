import { hash } from 'node:crypto';

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
 * Hashes of the tokens that come again and again: a hash costs more than all else of a cheap answer. Tokens are their
 * holders' alone to keep, so they are held in memory, for seconds.
 */
export class RecentHashes {
  readonly #hashes = new Map<string, string>();
  #until = 0;

  /** How many are held. */
  get size(): number {
    return this.#hashes.size;
  }

  /**
   * As `hashTokenHex`.
   * @param now milliseconds of any clock that does not go back
   */
  of(token: string, now: number): string {
    if (now >= this.#until || this.#hashes.size >= mostHeld) {
      this.#hashes.clear();
      this.#until = now + heldMs;
    }
    const known = this.#hashes.get(token);
    if (known !== undefined) return known;
    const hash = hashTokenHex(token);
    this.#hashes.set(token, hash);
    return hash;
  }
}
