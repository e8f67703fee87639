import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionsOf, tagsOf } from './forum.rules.ts';

describe('tags', () => {
  it.each([
    ['#ECG and #ecg', ['ecg']],
    ['Look: (#heart_failure), #sepsis!', ['heart_failure', 'sepsis']],
    ['https://example.org/#part', []],
    ['room #12, a#b, ##double', []],
    ['&#x27;', []],
    ['#التمريض #看護師 #übergabe', ['التمريض', '看護師', 'übergabe']],
    ['# heading\n## next', []],
  ])('of %j are %j', (text, tags) => {
    expect(tagsOf(text)).toEqual(tags);
  });

  it('are at most ten, and each in the text', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^#?[a-z]{1,8}$/)), (words) => {
        const text = words.join(' ');
        const tags = tagsOf(text);
        expect(tags.length).toBeLessThanOrEqual(10);
        expect(new Set(tags).size).toBe(tags.length);
        for (const tag of tags) expect(text).toContain(`#${tag}`);
      }),
    );
  });
});

describe('mentions', () => {
  it.each([
    ['@Ana_1 and @ana_1, @ben!', ['ana_1', 'ben']],
    ['mail me@example.org', []],
    ['https://example.org/@name', []],
    ['@ab is too short', []],
    ['(@nurse.joy) @abc.', ['nurse.joy', 'abc']],
  ])('of %j are %j', (text, names) => {
    expect(mentionsOf(text)).toEqual(names);
  });
});
