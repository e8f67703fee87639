import { describe, expect, it } from 'vitest';
import { splitTags } from './rich-text.rules.ts';

describe('piecesOf', () => {
  it('cuts a sentence at its tags', () => {
    expect(splitTags('Accept the <a>Terms</a> and <b>Policy</b>.')).toEqual([
      { text: 'Accept the ', tag: null },
      { text: 'Terms', tag: 'a' },
      { text: ' and ', tag: null },
      { text: 'Policy', tag: 'b' },
      { text: '.', tag: null },
    ]);
  });
  it('leaves what is no pair of tags alone', () => {
    expect(splitTags('SpO2 < 90 <a>x')).toEqual([{ text: 'SpO2 < 90 <a>x', tag: null }]);
    expect(splitTags('')).toEqual([]);
  });
});
