import { expect, it } from 'vitest';
import { zoneName, timeZoneOptions } from './zones.rules.ts';

it('offers each zone once, by its city, including the learner’s own and UTC', () => {
  const zones = timeZoneOptions(['Europe/Rome', 'Asia/Tokyo'], ['Asia/Calcutta', 'Europe/Rome']);
  expect(zones).toEqual(['Asia/Calcutta', 'Europe/Rome', 'Asia/Tokyo', 'UTC']);
});

it('offers a renamed place once, as the zone that is set', () => {
  expect(timeZoneOptions(['Asia/Calcutta'], ['Asia/Kolkata'])).toEqual(['Asia/Kolkata', 'UTC']);
});

it.each([
  ['America/New_York', 'New York (America)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (Argentina, America)'],
  ['Europe/Kiev', 'Kyiv (Europe)'],
  ['UTC', 'UTC'],
])('displays %s as people write it: %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
