import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf, isShareToken } from './sharing.rules.ts';

describe('fileNameOf', () => {
  it.each([
    ['First Steps', 'first-steps.png'],
    ["Night Owl's  Watch!", 'night-owls-watch.png'],
    ['100 Cases — Done', '100-cases-done.png'],
    ['../../etc/passwd', 'etc-passwd.png'],
    ['"><script>', 'script.png'],
    ['Primeros pasos: año 1', 'primeros-pasos-año-1.png'],
    ['???', 'achievement.png'],
    ['', 'achievement.png'],
  ])('%s: %s', (title, name) => {
    expect(fileNameOf(title, 'png')).toBe(name);
  });

  it('is a plain name, whatever the title', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points)),
        (title) => {
          expect(fileNameOf(title, 'jwt')).toMatch(/^[\p{L}\p{N}-]{1,90}\.jwt$/u);
        },
      ),
    );
  });
});

describe('isShareToken', () => {
  it.each([
    ['A'.repeat(43), true],
    ['a-_9'.repeat(10) + 'xyz', true],
    ['A'.repeat(42), false],
    ['A'.repeat(44), false],
    [`${'A'.repeat(42)}\u0000`, false],
    [`${'A'.repeat(42)}/`, false],
    ['keys', false],
  ])('%s: %s', (text, expected) => {
    expect(isShareToken(text)).toBe(expected);
  });
});
