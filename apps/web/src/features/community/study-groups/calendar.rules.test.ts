import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toICalendar, type CalendarEvent } from './calendar.rules.ts';

const event: CalendarEvent = {
  uid: 'study-group-7-1773165600@rounds.test',
  startsAt: '2026-03-10T18:00:00.000Z',
  minutes: 60,
  summary: 'Study group: ECGs',
  description: 'Two each week; bring rulers, please.\nSee you \\o/',
  location: 'Library, room 2',
  url: 'https://rounds.test/community/groups/7',
};
const now = '2026-03-04T09:00:00.000Z';

/** Reads it as a calendar does: unfolds lines, splits names and values, undoes escapes. */
function read(text: string): Map<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const colon = line.indexOf(':');
      const value = line
        .slice(colon + 1)
        .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      return [line.slice(0, colon), value];
    }),
  );
}

describe('a meeting’s calendar file', () => {
  it('has what a calendar needs, with the standard’s line endings', () => {
    const text = toICalendar(event, now);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toContain('DTSTART:20260310T180000Z\r\n');
    expect(text).toContain('DTEND:20260310T190000Z\r\n');
    expect(text).toContain('DTSTAMP:20260304T090000Z\r\n');
    expect(text).toContain('UID:study-group-7-1773165600@rounds.test\r\n');
    expect(text).toContain('LOCATION:Library\\, room 2\r\n');
  });

  it('without a location has none', () => {
    expect(toICalendar({ ...event, location: null }, now)).not.toContain('LOCATION');
  });

  it('keeps the text, in lines of at most 75 octets', () => {
    const words = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((text) => text.replace(/\p{Cc}/gu, '\n'));
    fc.assert(
      fc.property(words, words, (summary, location) => {
        const text = toICalendar({ ...event, summary, location }, now);
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(read(text).get('SUMMARY')).toBe(summary);
        expect(read(text).get('LOCATION')).toBe(location);
        expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
      }),
    );
  });

  it('no text breaks out of its line', () => {
    const text = toICalendar({ ...event, summary: 'x\r\nATTENDEE:mailto:a@b.c\rEND:VEVENT' }, now);
    expect(text).not.toMatch(/^ATTENDEE/m);
    expect(read(text).get('SUMMARY')).toBe('x\nATTENDEE:mailto:a@b.c\nEND:VEVENT');
  });
});
