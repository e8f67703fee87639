export interface CalendarEvent {
  /** Names the event for good, so that a calendar that reads it again changes what it has. */
  readonly uid: string;
  /** Instants, ISO 8601. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
}

/** The most octets of a line, without its end. */
const lineOctets = 75;

/** An event as an iCalendar file (RFC 5545). `now` is when it is written, ISO 8601. */
export function toICalendar(event: CalendarEvent, now: string): string {
  const start = Date.parse(event.startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rounds//Study groups//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stampOf(Date.parse(now))}`,
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(start + event.minutes * 60_000)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20260310T180000Z */
function stampOf(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d{3}|[-:]/g, '');
}

/** Text as a value: no control character but the line break, which has a sign of its own. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** Cuts a line where it is too long; what goes on begins with a space. No character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let out = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}
