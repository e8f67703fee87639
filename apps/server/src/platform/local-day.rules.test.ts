import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, localDay } from './local-day.rules.ts';

describe('localDay', () => {
  it.each([
    ['2026-03-04T23:59:59Z', 'UTC', '2026-03-04'],
    ['2026-03-05T00:00:00Z', 'UTC', '2026-03-05'],
    ['2026-03-04T14:59:59Z', 'Asia/Tokyo', '2026-03-04'],
    ['2026-03-04T15:00:00Z', 'Asia/Tokyo', '2026-03-05'],
    ['2026-03-05T04:59:00Z', 'America/New_York', '2026-03-04'],
    ['2026-03-05T05:00:00Z', 'America/New_York', '2026-03-05'],
    ['2026-07-05T03:59:00Z', 'America/New_York', '2026-07-04'],
    ['2026-07-05T04:00:00Z', 'America/New_York', '2026-07-05'],
    ['2026-03-04T18:14:00Z', 'Asia/Kathmandu', '2026-03-04'],
    ['2026-03-04T18:15:00Z', 'Asia/Kathmandu', '2026-03-05'],
    ['2026-03-04T10:00:00Z', 'Pacific/Kiritimati', '2026-03-05'],
    ['2026-03-04T10:59:00Z', 'Pacific/Pago_Pago', '2026-03-03'],
    ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
    ['2026-12-31T23:00:00Z', 'Europe/Berlin', '2027-01-01'],
  ])('of %s in %s is %s', (at, zone, day) => {
    expect(localDay(new Date(at), zone)).toBe(day);
  });

  it('is in UTC for an unknown zone', () => {
    expect(localDay(new Date('2026-03-04T23:30:00Z'), 'XYZ+3')).toBe('2026-03-04');
  });
});

it.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-29', -1, '2026-03-28'],
  ['2026-10-24', 2, '2026-10-26'],
])('from %s it is %i days to %s, even if the clocks change', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});
