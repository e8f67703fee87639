import { expect, test } from 'vitest';
import { latestFirst } from './notification-order.rules.ts';

test('notifications are in order of time, whatever their ids', () => {
  const entries = [
    { id: 3, createdAt: '2026-11-20T08:00:00Z' },
    { id: 2, createdAt: '2026-11-22T08:00:00Z' },
    { id: 1, createdAt: '2026-11-20T08:00:00Z' },
  ];
  expect(latestFirst(entries).map(({ id }) => id)).toEqual([2, 3, 1]);
});
