import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecentHashes, hashToken, hashTokenHex } from './tokens.ts';

describe('hashes of recent tokens', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are those of the tokens, also when asked for again', () => {
    const hashes = new RecentHashes();
    for (const token of ['a', 'b', 'a', '']) {
      expect(hashes.of(token)).toBe(hashTokenHex(token));
      expect(hashes.of(token)).toBe(hashToken(token).toString('hex'));
    }
    expect(hashes.size).toBe(3);
  });

  it('hold no token for longer than ten seconds', () => {
    const hashes = new RecentHashes();
    hashes.of('a');
    vi.advanceTimersByTime(9_999);
    hashes.of('b');
    expect(hashes.size).toBe(2);
    vi.advanceTimersByTime(1);
    expect(hashes.size).toBe(0);
    expect(hashes.of('b')).toBe(hashTokenHex('b'));
    vi.advanceTimersByTime(10_000);
    expect(hashes.size).toBe(0);
  });

  it('hold so many and no more', () => {
    const hashes = new RecentHashes();
    for (let index = 0; index < 12_000; index += 1) hashes.of(String(index));
    expect(hashes.size).toBe(5000);
    expect(hashes.of('11999')).toBe(hashTokenHex('11999'));
  });
});
