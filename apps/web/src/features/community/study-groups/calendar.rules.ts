export interface CalendarEvent {
  /** Identifies the event permanently, so that a calendar importing it again updates it. */
  readonly uid: string;
  /** Instants, in ISO 8601. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
}

/** The most octets in a line, without its ending. */
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

/** Escapes text for a value: no control characters except the line break, which has its own escape. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** Folds a line that is too long; continuation lines begin with a space. Never splits a character. */
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
