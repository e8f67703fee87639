import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { learningStyles } from '../common.rules.ts';
import { dominantStyle, quizSituations, styleCounts, type KnownStyle } from './learning-style.rules.ts';

const answers = fc.array(fc.constantFrom(...learningStyles), {
  minLength: 1,
  maxLength: quizSituations.length,
});

describe('dominantStyle', () => {
  test.each<[KnownStyle[], KnownStyle]>([
    [['reading', 'reading', 'reading', 'visual', 'auditory'], 'reading'],
    [['kinesthetic', 'auditory', 'kinesthetic', 'auditory', 'reading'], 'auditory'],
    [['reading', 'kinesthetic', 'auditory', 'visual', 'reading'], 'reading'],
    [['reading', 'kinesthetic', 'auditory', 'visual'], 'visual'],
    [['kinesthetic', 'reading', 'kinesthetic', 'reading', 'visual'], 'kinesthetic'],
  ])('of %j is %s', (given, style) => {
    expect(dominantStyle(given)).toBe(style);
  });

  it('has the most answers, does not depend on their order, and no earlier style has as many', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const counts = styleCounts(given);
        const style = dominantStyle(given);
        expect(counts[style]).toBe(Math.max(...Object.values(counts)));
        expect(dominantStyle(given.toReversed())).toBe(style);
        const earlier = learningStyles.slice(0, learningStyles.indexOf(style));
        for (const other of earlier) expect(counts[other]).toBeLessThan(counts[style]);
      }),
    );
  });
});

test('styleCounts counts every answer once', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const counts = styleCounts(given);
      expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(given.length);
    }),
  );
});
