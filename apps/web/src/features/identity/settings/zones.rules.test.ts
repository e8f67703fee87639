import { expect, it } from 'vitest';
import { zoneName, timeZoneOptions } from './zones.rules.ts';

it('offers each zone once, by name, with the learner’s own and UTC among them', () => {
  const zones = timeZoneOptions(['Europe/Rome', 'Asia/Tokyo'], ['Asia/Calcutta', 'Europe/Rome']);
  expect(zones).toEqual(['Asia/Calcutta', 'Asia/Tokyo', 'Europe/Rome', 'UTC']);
});

it('writes zones as people do', () => {
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires');
});
