import { expect, it } from 'vitest';
import type { Sql } from './db/database.ts';
import { tellAll } from './learner-events.ts';

const tx = {} as Sql;

it('tells listeners one after the other, each with all there is to know', async () => {
  const heard: unknown[] = [];
  const listener = (name: string, ms: number) => ({
    timeZoneChanged: async (...told: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      heard.push([name, ...told]);
    },
  });
  const events = tellAll([listener('slow', 5), {}, listener('quick', 0)]);
  await events.timeZoneChanged(tx, 7, 'Asia/Tokyo');
  expect(heard).toEqual([
    ['slow', tx, 7, 'Asia/Tokyo'],
    ['quick', tx, 7, 'Asia/Tokyo'],
  ]);
  await events.accessEnded(tx, 7);
  expect(heard).toHaveLength(2);
});

it('fails when a listener does, and tells no other', async () => {
  let told = false;
  const events = tellAll([
    { accessEnded: () => Promise.reject(new Error('The list is locked.')) },
    { accessEnded: () => Promise.resolve(void (told = true)) },
  ]);
  await expect(events.accessEnded(tx, 7)).rejects.toThrow('The list is locked.');
  expect(told).toBe(false);
});
