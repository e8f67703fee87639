import { describe, expect, it } from 'vitest';
import { RecentHashes, hashToken, hashTokenHex } from './tokens.ts';

describe('hashes of recent tokens', () => {
  it('are those of the tokens, also when asked for again', () => {
    const hashes = new RecentHashes();
    for (const token of ['a', 'b', 'a', '']) {
      expect(hashes.of(token, 0)).toBe(hashTokenHex(token));
      expect(hashes.of(token, 0)).toBe(hashToken(token).toString('hex'));
    }
    expect(hashes.size).toBe(3);
  });

  it('hold no token for longer than ten seconds', () => {
    const hashes = new RecentHashes();
    hashes.of('a', 500);
    hashes.of('b', 10_499);
    expect(hashes.size).toBe(2);
    hashes.of('b', 10_500);
    expect(hashes.size).toBe(1);
  });

  it('hold so many and no more', () => {
    const hashes = new RecentHashes();
    for (let index = 0; index < 12_000; index += 1) hashes.of(String(index), 0);
    expect(hashes.size).toBeLessThanOrEqual(5000);
  });
});
