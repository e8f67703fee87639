import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesIn } from './search.rules.ts';

describe('a search in a note', () => {
  it('shows the sentence around each place', () => {
    const content = 'Edema is swelling. Dyspnea is breathlessness.\nTreat EDEMA with diuretics.';
    const places = placesIn(content, 'edema');
    expect(places.map(({ excerpt }) => excerpt)).toEqual([
      'Edema is swelling.',
      'Treat EDEMA with diuretics.',
    ]);
    expect(places.map(({ start, end }) => content.slice(start, end))).toEqual(['Edema', 'EDEMA']);
  });

  it('matches the query literally, not as a pattern', () => {
    expect(placesIn('50% of (all) cases.', '(all)')).toMatchObject([{ start: 7, end: 12 }]);
    expect(placesIn('50% of all cases.', '.*')).toEqual([]);
  });

  it('knows the second in a lecture, as long as the text is the original transcript', () => {
    const segments = [
      { start: 0, end: 2, text: ' Edema is swelling. ' },
      { start: 2, end: 3, text: '' },
      { start: 3.5, end: 6, text: 'Furosemide helps.' },
    ];
    const content = 'Edema is swelling.\nFurosemide helps.';
    expect(placesIn(content, 'furosemide', segments)).toMatchObject([{ seconds: 3.5 }]);
    expect(placesIn(`Title\n${content}`, 'furosemide', segments)).toMatchObject([{ seconds: null }]);
    const untimed = segments.map((segment) => ({ ...segment, start: 0, end: 0 }));
    expect(placesIn(content, 'furosemide', untimed)).toMatchObject([{ seconds: null }]);
  });

  it('finds every occurrence, without splitting characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string({ minLength: 1 }), (text, q) => {
        for (const { start, end, excerpt, excerptStart } of placesIn(`${text}${q}. ${text}`, q)) {
          const note = `${text}${q}. ${text}`;
          expect(note.slice(excerptStart, excerptStart + excerpt.length)).toBe(excerpt);
          expect(excerptStart).toBeLessThanOrEqual(start);
          expect(excerptStart + excerpt.length).toBeGreaterThanOrEqual(end);
        }
      }),
    );
  });
});
