import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findUnstorableText } from './text.rules.ts';

const half = '\ud83d';

it.each<[unknown, string[]]>([
  ['fine 😀 \u0001', []],
  [half, ['']],
  ['\udc00 reversed \ud800', ['']],
  [{ a: `x${half}`, b: 'fine' }, ['a']],
  [{ a: ['fine', { b: `${half}x` }, '\0'] }, ['a.2', 'a.1.b']],
  [{ a: { [half]: 1 } }, ['a.\ufffd']],
  [{ a: 1, b: null, c: true, d: undefined }, []],
])('finds the problem in %j', (value, paths) => {
  expect(findUnstorableText(value).sort()).toEqual(paths.sort());
});

it('accepts any text made of whole characters', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(findUnstorableText(JSON.parse(JSON.stringify(value).replaceAll(/\\u0000/g, '')))).toEqual([]);
    }),
  );
});

it('handles nesting that would overflow the call stack', () => {
  let deep: unknown = half;
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(findUnstorableText(deep)).toHaveLength(1);
});
