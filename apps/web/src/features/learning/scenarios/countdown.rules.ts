/** The seconds at which the remaining time is announced to screen readers. */
export const announcedSeconds = [60, 30, 10] as const;
export type AnnouncedSeconds = (typeof announcedSeconds)[number];

/** Whole seconds left of a limit in seconds, never below 0. */
export function secondsLeft(limit: number, elapsedMs: number): number {
  return Math.min(limit, Math.max(0, Math.ceil(limit - elapsedMs / 1000)));
}

/**
 * The mark that was passed between two readings; the lowest if a sleeping tab has passed several, null if none was or
 * if the time is up (the dialog says that).
 */
export function announcementDue(before: number, now: number): AnnouncedSeconds | null {
  if (now <= 0) return null;
  return announcedSeconds.findLast((mark) => before > mark && now <= mark) ?? null;
}
