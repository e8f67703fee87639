import { expect, it } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

it('counts only while it runs, from the time already spent', () => {
  let now = 1000;
  const watch = createStopwatch(() => now, 5000);
  now += 300;
  expect(watch.elapsed()).toBe(5000);
  watch.run();
  watch.run();
  now += 700;
  expect(watch.elapsed()).toBe(5700);
  watch.halt();
  now += 60_000;
  watch.halt();
  expect(watch.elapsed()).toBe(5700);
  watch.run();
  now += 1;
  expect(watch.elapsed()).toBe(5701);
});
