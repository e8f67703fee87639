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

interface Required {
  readonly type: RequirementType;
  readonly value: number;
}

function figureFor(type: RequirementType, figures: Figures): number {
  switch (type) {
    case 'scenarios_completed':
    case 'first_completion':
      return figures.scenariosCompleted;
    case 'xp_earned':
      return figures.xp;
    case 'streak_days':
      return figures.streakDays;
    case 'perfect_scores':
      return figures.perfectScores;
  }
}

/** Whether the figures reach what is required. The server's statement that unlocks does the same. */
export function isReached({ type, value }: Required, figures: Figures): boolean {
  return figureFor(type, figures) >= value;
}

/** How far on the way to an achievement, per cent; 100 once unlocked. A first completion is nothing until it is all. */
export function progressPercent({ type, value }: Required, figures: Figures, isUnlocked: boolean): number {
  if (isUnlocked) return 100;
  if (type === 'first_completion') return 0;
  return Math.min((figureFor(type, figures) / value) * 100, 100);
}
