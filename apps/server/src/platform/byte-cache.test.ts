import { describe, expect, it } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const kb = 1024;
const ofSize = (size: number) => async () => Buffer.alloc(size);
const open = (options: { ttlMs?: number; now?: () => number } = {}) =>
  new ByteCache<Buffer>({ maxBytes: 100 * kb, sizeOf: ({ length }) => length, ...options });

describe('a cache limited in bytes', () => {
  it('computes an answer once, also for concurrent callers', async () => {
    const cache = open();
    let made = 0;
    const make = async () => Buffer.from(String((made += 1)));
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', make)));
    expect(new Set(answers).size).toBe(1);
    expect(await cache.get('a', make)).toBe(answers[0]);
    expect(made).toBe(1);
  });

  it('never holds more than its limit, and evicts the least recently used', async () => {
    const cache = open();
    for (let n = 0; n < 1000; n += 1) {
      await cache.get(`${n}`, ofSize(10 * kb));
      await cache.get('0', ofSize(10 * kb));
      expect(cache.bytes).toBeLessThanOrEqual(100 * kb);
    }
    expect(cache.bytes).toBeGreaterThan(80 * kb);
    expect([cache.has('0'), cache.has('999'), cache.has('500')]).toEqual([true, true, false]);
  });

  it('counts empty entries too', async () => {
    const cache = open();
    for (let n = 0; n < 10_000; n += 1) await cache.get(`${n}`, ofSize(0));
    expect([cache.has('9999'), cache.has('1')]).toEqual([true, false]);
  });

  it('returns an answer that is too large, without keeping it', async () => {
    const cache = open();
    await cache.get('small', ofSize(kb));
    expect(await cache.get('large', ofSize(200 * kb))).toHaveLength(200 * kb);
    expect([cache.has('large'), cache.has('small')]).toEqual([false, true]);
  });

  it('caches neither failures nor null', async () => {
    const cache = open();
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', async () => null)).toBeNull();
    expect(await cache.get('a', ofSize(7))).toHaveLength(7);
  });

  it('does not keep an answer that was being computed when the cache was cleared', async () => {
    const cache = open();
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const old = cache.get('a', () => promise);
    cache.clear();
    const fresh = await cache.get('a', ofSize(2));
    resolve(Buffer.alloc(1));
    expect(await old).toHaveLength(1);
    expect(await cache.get('a', ofSize(3))).toBe(fresh);
  });

  it('expires entries a fixed time after they were requested, and when the clock is set back', async () => {
    let now = 1000;
    const cache = open({ ttlMs: 100, now: () => now });
    const slow = async () => {
      now += 60;
      return Buffer.from('slow');
    };
    const first = await cache.get('a', slow);
    now += 40;
    expect(await cache.get('a', ofSize(1))).toBe(first);
    now += 1;
    const second = await cache.get('a', ofSize(2));
    expect(second).toHaveLength(2);
    now -= 5000;
    expect(await cache.get('a', ofSize(3))).toHaveLength(3);
  });
});
