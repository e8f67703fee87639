import { expect, it } from 'vitest';
import { freeTitle } from './titles.rules.ts';

it.each([
  [[], 'Heart failure'],
  [['Heart failure (2)', 'Heart'], 'Heart failure'],
  [['Heart failure'], 'Heart failure (2)'],
  [['Heart failure', 'Heart failure (3)'], 'Heart failure (2)'],
  [['Heart failure', 'Heart failure (2)'], 'Heart failure (3)'],
])('a title is numbered once it is taken: %j', (taken, free) => {
  expect(freeTitle('Heart failure', taken)).toBe(free);
});
