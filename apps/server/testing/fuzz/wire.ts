import fc from 'fast-check';
import { hostileStrings } from '../hostile-strings.ts';

/** Text as a header may carry it: its UTF-8 bytes, one per character, without those that would end the line. */
export const latin1 = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 3000);

const escaped = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;

/**
 * Text as an address may carry it. Half a surrogate pair is encoded as the bytes that it would have, which no encoder
 * does.
 * @param isRaw leaves every character that may occur in an address as it is, special or not
 */
export function encoded(text: string, isRaw = false): string {
  return [...text]
    .map((char) => {
      const code = char.codePointAt(0)!;
      if (isRaw && code > 0x20 && code < 0x7f) return char;
      if (code >= 0xd800 && code <= 0xdfff)
        return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)].map(escaped).join('');
      return encodeURIComponent(char);
    })
    .join('');
}

const sizes = [
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'text/plain',
  'json',
  '',
];
const multipart = 'multipart/form-data; boundary=x';
const form = 'application/x-www-form-urlencoded';

/** Headers that the server reads, with unusual values. */
const readHeaders: Readonly<Record<string, readonly string[]>> = {
  authorization: ['Bearer', 'Bearer ', 'bearer x', 'Basic YTpi', 'Bearer a b', `Bearer ${'x'.repeat(2900)}`],
  'idempotency-key': ['one', 'two', 'x'.repeat(200), 'x'.repeat(201)],
  'if-none-match': ['*', '"a"', 'W/"a", "b"', ','],
  'accept-encoding': ['br', 'gzip;q=0', '*;q=0', 'identity;q=0', 'br;q=abc', 'deflate', 'br,'.repeat(500)],
  'accept-language': ['ar', 'zh-Hans-CN-x-y', 'de;q=9', '*', 'xx-yy', ','.repeat(2000)],
  'content-type': [...sizes, multipart, form],
  accept: ['text/html', 'application/xml;q=1', '*'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-,'.repeat(50)],
  'x-forwarded-for': [
    '203.0.113.9',
    '::1',
    '203.0.113.9:99',
    '[2001:db8::1]:9',
    'nobody',
    ',',
    '1.2.3.4, '.repeat(200),
  ],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-forwarded-host': ['evil.example', ''],
  'x-request-id': ['one', 'a b', 'x'.repeat(65)],
  'last-event-id': ['1', '-1'],
  'user-agent': ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', ''],
  origin: ['https://evil.example', 'null'],
  cookie: ['token=x; session=y', '='],
  'content-encoding': ['gzip', 'br'],
  'x-http-method-override': ['DELETE'],
};

const hostileHeader = fc.constantFrom(...hostileStrings);

/** A few headers; the wilder, the more. */
export function headers(wildness: number): fc.Arbitrary<Record<string, string>> {
  const names = Object.keys(readHeaders);
  const one = fc
    .constantFrom(...names)
    .chain((name) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...readHeaders[name]!) },
          { weight: Math.round(5 * wildness), arbitrary: hostileHeader },
        ),
      ),
    );
  // Most requests carry none of those that end them early.
  const isGentle = wildness < 0.5;
  const early = ['authorization', 'content-type', 'content-encoding'];
  return fc
    .array(one, { maxLength: isGentle ? 2 : 4 })
    .map((list) => Object.fromEntries(isGentle ? list.filter(([name]) => !early.includes(name)) : list));
}

const insert = (text: string, field: string) => text.replace(/^\{/, `{${field},`);

/** What can happen to a body in transit, and what no program would send. */
export const corrupted: Readonly<Record<string, (json: string) => string>> = {
  nothing: (json) => json,
  empty: () => '',
  'cut off': (json) => json.slice(0, -1),
  'one too many': (json) => `${json}}`,
  'with a mark of byte order': (json) => `\ufeff${json}`,
  twice: (json) => `${json}${json}`,
  'with single quotes': (json) => json.replaceAll('"', "'"),
  'with a prototype': (json) => insert(json, '"__proto__":{"isAdmin":true}'),
  'with a constructor': (json) => insert(json, '"constructor":{"prototype":{"isAdmin":true}}'),
  'with a number beyond all': (json) => json.replace(/:\d+/, ':1e999'),
  'with less than nothing': (json) => json.replace(/:\d+/, ':-0'),
  'with four hundred digits': (json) => json.replace(/:\d+/, `:${'9'.repeat(400)}`),
  'with its fields twice': (json) => insert(json, json.slice(1, -1) || '"a":1'),
  null: () => 'null',
  list: (json) => `[${json}]`,
  text: () => '"text"',
  'zero byte': () => '\u0000',
  'deep list': () => '['.repeat(50_000),
  'deep and closed': () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'deep object': () => `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'too large': (json) => insert(json, `"padding":"${'a'.repeat(300_000)}"`),
  'many fields': (json) => insert(json, Array.from({ length: 10_000 }, (_, n) => `"f${n}":${n}`).join(',')),
  multipart: () =>
    '--x\r\nContent-Disposition: form-data; name="file"; filename="../a"\r\n\r\na\r\n--x--\r\n',
};
