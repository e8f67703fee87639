import type { Clock } from '../src/platform/clock.ts';

const unit = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(instant: string | Date): void;
  advance(by: Partial<Record<keyof typeof unit, number>>): void;
}

/** Starts on a Wednesday morning. */
export function testClock(start = '2026-03-04T09:00:00.000Z'): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set(instant) {
      now = new Date(instant).getTime();
    },
    advance(by) {
      for (const [name, amount] of Object.entries(by)) now += amount * unit[name as keyof typeof unit];
    },
  };
}
