import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retriesWithin, retryDelays } from './jobs.rules.ts';

// As pg-boss computes it; the number is the jitter above the smallest delay.
const delay = (retry: number, chance: number) =>
  Math.min(retryDelays.longest, (retryDelays.first * 2 ** retry * (1 + chance)) / 2);

it('a job is retried for as long as intended, but not twice as long', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(600, 3600, 24 * 3600),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (seconds, chances) => {
        let waited = 0;
        for (let retry = 0; retry < retriesWithin(seconds); retry += 1)
          waited += delay(retry, chances.next().value);
        expect(waited).toBeGreaterThanOrEqual(seconds);
        expect(waited).toBeLessThan(seconds * 2 + 600);
      },
    ),
  );
  expect(retryDelays.longest).toBe(300);
});
