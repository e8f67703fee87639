import { expect, it } from 'vitest';
import { timerSeconds } from './settings.rules.ts';

it.each([
  ['on', 300],
  ['longer', 600],
  ['off', null],
] as const)('the timer %s shows %s seconds', (timer, seconds) => {
  expect(timerSeconds(timer)).toBe(seconds);
});
