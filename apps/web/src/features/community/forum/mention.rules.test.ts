import { describe, expect, it } from 'vitest';
import { completeMention, findOpenMention } from './mention.rules.ts';

describe('the name at the caret', () => {
  it.each([
    ['@no', 3, { at: 0, letters: 'no' }],
    ['Ask @nora.b about it', 11, { at: 4, letters: 'nora.b' }],
    ['(@n', 3, { at: 1, letters: 'n' }],
    ['@', 1, null],
    ['mail a@b', 8, null],
    ['@nora and', 9, null],
    ['', 0, null],
  ])('of %j at %i is %j', (text, caret, found) => {
    expect(findOpenMention(text, caret)).toEqual(found);
  });
});

it('replaces the typed letters with the full name', () => {
  const text = 'Ask @no about it';
  const open = findOpenMention(text, 7);
  expect(open && completeMention(text, open, 'nora.b')).toEqual({ text: 'Ask @nora.b about it', caret: 12 });
  const last = findOpenMention('@no', 3);
  expect(last && completeMention('@no', last, 'nora')).toEqual({ text: '@nora ', caret: 6 });
});
