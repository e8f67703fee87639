import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft } from '../../countdown.rules.ts';
import type { Stopwatch } from '../../stopwatch.ts';

export interface Countdown {
  readonly ticking: boolean;
  /** In seconds; null for none, and nothing is counted. */
  readonly limit: number | null;
  readonly watch: Stopwatch;
}

/**
 * The whole seconds left, counted while the clock runs. `onTick` is called with each reading of the clock, four times a
 * second.
 */
export function useSecondsLeft(
  { ticking, limit, watch }: Countdown,
  onTick?: (left: number) => void,
): number {
  const [left, setLeft] = useState(() => secondsLeft(limit ?? 0, watch.elapsed()));
  const tick = useEffectEvent(() => {
    const now = secondsLeft(limit ?? 0, watch.elapsed());
    setLeft(now);
    onTick?.(now);
  });
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => tick(), 250);
    return () => clearInterval(timer);
  }, [ticking]);
  return left;
}
