import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBatcher } from './batcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers the tenfold of every key but 13. */
function recording() {
  const calls: number[][] = [];
  const of = createBatcher(3, async (keys: readonly number[]) => {
    calls.push([...keys]);
    if (keys.includes(99)) throw new Error('Not today');
    return new Map(keys.filter((key) => key !== 13).map((key) => [key, key * 10]));
  });
  return { calls, of };
}

it('loads everything wanted at the same time in one call, each key once, up to a maximum', async () => {
  const { calls, of } = recording();
  const wanted = Promise.all([1, 2, 1, 3, 4].map(of));
  await vi.runAllTimersAsync();
  expect(await wanted).toEqual([10, 20, 10, 30, 40]);
  expect(calls).toEqual([[1, 2, 3], [4]]);
});

it('asks again for what is wanted later', async () => {
  const { calls, of } = recording();
  const first = of(1);
  await vi.runAllTimersAsync();
  const second = of(1);
  await vi.runAllTimersAsync();
  expect([await first, await second]).toEqual([10, 10]);
  expect(calls).toEqual([[1], [1]]);
});

it('has nothing for what is not found', async () => {
  const wanted = recording().of(13);
  await vi.runAllTimersAsync();
  expect(await wanted).toBeUndefined();
});

it('fails only for keys whose call failed', async () => {
  const { of } = recording();
  const wanted = Promise.allSettled([1, 2, 99, 4].map(of));
  await vi.runAllTimersAsync();
  expect((await wanted).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});
