declare module '../messages/notifications.rules.ts' {
  interface NotificationData {
    readonly badge_unlocked: {
      readonly achievementId: number;
      readonly title: string;
      readonly icon: string;
      readonly xp: number;
    };
  }
}

/**
 * What an achievement can ask for. Each feature declares its own kinds and how they are measured here (see
 * progress.rules.ts), serves them in its manifest on the server, and words them in a `requirements.ts` in its client
 * folder.
 */
export interface RequirementKinds {
  readonly xp_earned: number;
  readonly streak_days: number;
}
export type RequirementType = keyof RequirementKinds;

export interface Requirement {
  readonly type: string;
  readonly value: number;
}

/** How a kind of requirement is measured. */
export interface Measure {
  readonly stat: (stats: AchievementStats) => number;
  /** There is no partial progress: it is reached or not. */
  readonly allOrNothing?: boolean;
}
/** By kind. A kind that only a newer release knows is missing here, so nobody reaches it. */
export type Measures = ReadonlyMap<string, Measure>;

/** The drawings of `@rounds/artwork/badges`. */
export const achievementIcons = [
  'first-steps',
  'clipboard',
  'stethoscope',
  'bed',
  'id-badge',
  'hospital',
  'doctors-bag',
  'mortarboard',
  'thermometer',
  'capsule',
  'flask',
  'heartbeat',
  'microscope',
  'medal',
  'trophy',
  'candle',
  'flame',
  'calendar',
  'lamp',
  'moon',
  'lighthouse',
  'target',
  'magnifier',
  'shield',
  'eye',
  'compass',
  'gem',
] as const;
export type AchievementIcon = (typeof achievementIcons)[number];

/** The learner's stats that achievements depend on. */
export interface AchievementStats {
  /** Scenarios ever completed. */
  readonly scenariosCompleted: number;
  readonly xp: number;
  /** Days in a row, 0 once broken. */
  readonly streakDays: number;
  /** Scenarios whose best score is 100 and was graded here, not claimed. */
  readonly perfectScores: number;
}

export const achievementMeasures = {
  xp_earned: { stat: ({ xp }) => xp },
  streak_days: { stat: ({ streakDays }) => streakDays },
} satisfies Partial<Record<RequirementType, Measure>>;

/** Whether the stats reach what is required; never for an unknown kind. */
export function isReached(
  { type, value }: Requirement,
  stats: AchievementStats,
  measures: Measures,
): boolean {
  const measure = measures.get(type);
  return measure !== undefined && measure.stat(stats) >= value;
}

/** How much of the required value is reached, at most all of it; null if there is no partial progress. */
export function reachedValue(
  { type, value }: Requirement,
  stats: AchievementStats,
  measures: Measures,
): number | null {
  const measure = measures.get(type);
  return !measure || measure.allOrNothing ? null : Math.min(measure.stat(stats), value);
}

/** The progress towards a locked achievement, in percent. */
export function progressPercent(
  requirement: Requirement,
  stats: AchievementStats,
  measures: Measures,
): number {
  return ((reachedValue(requirement, stats, measures) ?? 0) / requirement.value) * 100;
}
