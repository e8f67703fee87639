export const dayMs = 24 * 60 * 60 * 1000;
export const weekMs = 7 * dayMs;

/** Monday 00:00 UTC of the week that an instant is in. */
export function weekStart(now: Date): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - sinceMonday * dayMs);
}
