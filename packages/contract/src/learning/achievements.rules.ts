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

export const requirementTypes = [
  'scenarios_completed',
  'xp_earned',
  'streak_days',
  'perfect_scores',
  'first_completion',
] as const;
export type RequirementType = (typeof requirementTypes)[number];

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

/** A learner's figures that achievements ask for. */
export interface Figures {
  /** Scenarios ever completed. */
  readonly scenariosCompleted: number;
  readonly xp: number;
  /** Days in a row, 0 once broken. */
  readonly streakDays: number;
  /** Scenarios whose best score is 100 and was graded here, not claimed. */
  readonly perfectScores: number;
}

/** Of each kind of requirement, the figure that it asks for. A new kind is one more entry. */
const figureFor: Readonly<Record<RequirementType, (figures: Figures) => number>> = {
  scenarios_completed: ({ scenariosCompleted }) => scenariosCompleted,
  first_completion: ({ scenariosCompleted }) => scenariosCompleted,
  xp_earned: ({ xp }) => xp,
  streak_days: ({ streakDays }) => streakDays,
  perfect_scores: ({ perfectScores }) => perfectScores,
};

/** Whether the figures reach what is required; never for a kind that nobody knows. */
export function isReached(
  { type, value }: { readonly type: string; readonly value: number },
  figures: Figures,
): boolean {
  return Object.hasOwn(figureFor, type) && figureFor[type as RequirementType](figures) >= value;
}

/** The figure that a requirement is measured by. */
export const figureOf = ({ type }: { readonly type: RequirementType }, figures: Figures): number =>
  figureFor[type](figures);

/** How far on the way to an achievement, per cent; 100 once unlocked. A first completion is nothing until it is all. */
export function progressPercent(
  { type, value }: { readonly type: RequirementType; readonly value: number },
  figures: Figures,
  isUnlocked: boolean,
): number {
  if (isUnlocked) return 100;
  if (type === 'first_completion') return 0;
  return Math.min((figureFor[type](figures) / value) * 100, 100);
}
