import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './accounts.rules.ts';

/** Every runtime has it; the contract is compiled without a browser's and without Node's types. */
declare const URL: new (url: string, base: string) => { readonly origin: string };

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/dashboard',
    '/learning-pathways?careerPath=nursing#top',
    '/u/some.body',
    '/authors',
    '/a//b',
  ])('goes back to %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    ['nothing', null],
    ['an empty path', ''],
    ['a relative path', 'dashboard'],
    ['another site', 'https://evil.example/'],
    ['another site without a scheme', '//evil.example'],
    ['another site with three slashes', '///evil.example'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['a backslash later on', '/a\\b'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['a carriage return', '/\r/evil.example'],
    ['a leading space', ' /dashboard'],
    ['a leading space before another site', ' //evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,hello'],
    ['the sign-in screen', '/auth'],
    ['the sign-in screen with a question', '/auth?next=/dashboard'],
    ['what stands below the sign-in screen', '/auth/x'],
  ])('falls back for %s', (_what, path) => {
    expect(safeReturnPath(path)).toBe('/dashboard');
    expect(safeReturnPath(path, '/')).toBe('/');
  });

  it('never leads to another site, whatever it is given', () => {
    const hostile = fc
      .array(
        fc.oneof(
          fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '.', ':', '@', '?', '#', '%2f', 'e'),
          fc.string(),
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string()), (candidate) => {
        const here = 'https://rounds.example';
        expect(new URL(safeReturnPath(candidate), here).origin).toBe(here);
        expect(new URL(safeReturnPath(`/${candidate}`), here).origin).toBe(here);
      }),
      { numRuns: 2000 },
    );
  });
});
