import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOfText } from './plain-text.rules.ts';

const links = (text: string) =>
  piecesOfText(text).flatMap(({ text: part, isLink }) => (isLink ? [part] : []));

it.each([
  ['no address here', []],
  ['see https://example.org/a?b=c#d.', ['https://example.org/a?b=c#d']],
  ['(http://example.org)', ['http://example.org']],
  ['“https://example.org”, https://example.com!', ['https://example.org', 'https://example.com']],
  ['javascript:alert(1)', []],
  ['https://', []],
  ['<a href="https://example.org">', ['https://example.org']],
])('the addresses of %j are %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

it('nothing is lost', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('https://a.bc', ' ', '.', '\n', 'http://'));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      expect(
        piecesOfText(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
