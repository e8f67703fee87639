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
 * What an achievement can ask for. Each feature declares its own kinds here and says how they are measured (see
 * progress.rules.ts), serves them in its manifest on the server, and words them in a `requirements.ts` in its
 * folder of the client.
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
  /** There is no part of the way: it is reached, or it is not. */
  readonly allOrNothing?: boolean;
}
/** By kind. A newer release may have written a kind that is not among them: nobody reaches it here. */
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

/** The stats of a learner that achievements ask for. */
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

/** Whether the stats reach what is required; never for a kind that nobody knows. */
export function isReached(
  { type, value }: Requirement,
  stats: AchievementStats,
  measures: Measures,
): boolean {
  const measure = measures.get(type);
  return measure !== undefined && measure.stat(stats) >= value;
}

/** What is reached of the required value, never more; null where there is no part of the way. */
export function doneOf(
  { type, value }: Requirement,
  stats: AchievementStats,
  measures: Measures,
): number | null {
  const measure = measures.get(type);
  return !measure || measure.allOrNothing ? null : Math.min(measure.stat(stats), value);
}

/** How far on the way to an achievement that is still locked, per cent. */
export function progressPercent(
  requirement: Requirement,
  stats: AchievementStats,
  measures: Measures,
): number {
  return ((doneOf(requirement, stats, measures) ?? 0) / requirement.value) * 100;
}
