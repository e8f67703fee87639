import { expect, it } from 'vitest';
import type { Sql } from './db/database.ts';
import { dispatchTo } from './learner-events.ts';

const tx = {} as Sql;

it('calls listeners one after another, with every argument', async () => {
  const heard: unknown[] = [];
  const listener = (name: string, ms: number) => ({
    timeZoneChanged: async (...args: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      heard.push([name, ...args]);
    },
  });
  const events = dispatchTo([listener('slow', 5), {}, listener('quick', 0)]);
  await events.timeZoneChanged(tx, 7, 'Asia/Tokyo');
  expect(heard).toEqual([
    ['slow', tx, 7, 'Asia/Tokyo'],
    ['quick', tx, 7, 'Asia/Tokyo'],
  ]);
  await events.accessRevoked(tx, 7);
  expect(heard).toHaveLength(2);
});

it('fails when a listener fails, and skips those after it', async () => {
  let called = false;
  const events = dispatchTo([
    { accessRevoked: () => Promise.reject(new Error('The list is locked.')) },
    { accessRevoked: () => Promise.resolve(void (called = true)) },
  ]);
  await expect(events.accessRevoked(tx, 7)).rejects.toThrow('The list is locked.');
  expect(called).toBe(false);
});
