import { expect, test } from 'vitest';
import { buildItem } from '../testing/builders.ts';
import { parseItem } from '../testing/cases.ts';
import { guessable, models } from '../testing/guessed-items.ts';
import { checkConvergence, checkDistractors, checkOddOne, checkTone } from './guessable.ts';

const flagged = (lines: readonly string[]) =>
  lines.filter((line) => {
    const item = buildItem(parseItem(line));
    const checks = [checkConvergence, checkDistractors, checkOddOne, checkTone];
    return checks.some((check) => check(item, '').length > 0);
  });

test('flags most items that a reader guessed, and few of those that were models', () => {
  expect(flagged(guessable).length / guessable.length).toBeGreaterThan(0.5);
  expect(flagged(models).length / models.length).toBeLessThan(0.1);
});
