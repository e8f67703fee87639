import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft } from '../../countdown.rules.ts';
import type { Clock } from '../../player.rules.ts';

export interface Countdown {
  readonly clock: Clock;
  /** Seconds; null for none, and nothing is counted. */
  readonly limit: number | null;
  /** When the attempt began, by `performance.now()`. */
  readonly startedAt: number;
}

/** The whole seconds left, counted while the clock runs. `onTick` hears each look at the clock, four a second. */
export function useSecondsLeft(
  { clock, limit, startedAt }: Countdown,
  onTick?: (left: number) => void,
): number {
  const [left, setLeft] = useState(() => secondsLeft(limit ?? 0, performance.now() - startedAt));
  const tick = useEffectEvent(() => {
    const now = secondsLeft(limit ?? 0, performance.now() - startedAt);
    setLeft(now);
    onTick?.(now);
  });
  useEffect(() => {
    if (clock !== 'running') return;
    const timer = setInterval(() => tick(), 250);
    return () => clearInterval(timer);
  }, [clock]);
  return left;
}
