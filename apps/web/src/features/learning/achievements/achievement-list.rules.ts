import type { Achievement, UserAchievement } from '@rounds/contract/learning/achievements';
import {
  reachedValue,
  progressPercent,
  type AchievementStats,
  type Measures,
} from '@rounds/contract/learning/achievements.rules';

/** An achievement with the learner's progress toward it. */
export interface AchievementItem {
  readonly achievement: Achievement;
  /** Null while it is locked. */
  readonly unlockedAt: string | null;
  /** 0 to 100. */
  readonly percent: number;
  /** How much of the required value is reached, never more; null if nothing is left to reach. */
  readonly done: number | null;
}

/**
 * Every achievement that is offered or held, unlocked ones first (latest first, as `held` is), then by progress. Achievements
 * that are no longer offered stay with their holders.
 */
export function achievementItems(
  offered: readonly Achievement[],
  held: readonly UserAchievement[],
  stats: AchievementStats,
  measures: Measures,
): AchievementItem[] {
  const unlocked = held.map(({ achievement, unlockedAt }) => ({
    achievement,
    unlockedAt,
    percent: 100,
    done: null,
  }));
  const heldIds = new Set(held.map(({ achievementId }) => achievementId));
  const locked = offered
    .filter(({ id }) => !heldIds.has(id))
    .map((achievement) => ({
      achievement,
      unlockedAt: null,
      percent: progressPercent(achievement.requirement, stats, measures),
      // All or nothing, like the first scenario: no progress while it is locked.
      done: reachedValue(achievement.requirement, stats, measures) ?? 0,
    }));
  return [...unlocked, ...locked.sort((a, b) => b.percent - a.percent)];
}

export const achievementTabs = ['all', 'unlocked', 'inProgress'] as const;
export type AchievementTab = (typeof achievementTabs)[number];

/** The achievements in a tab. In progress: started and not unlocked. */
export function itemsOfTab(items: readonly AchievementItem[], tab: AchievementTab): AchievementItem[] {
  return items.filter(({ unlockedAt, percent }) => {
    if (tab === 'unlocked') return unlockedAt !== null;
    return tab === 'all' || (unlockedAt === null && percent > 0);
  });
}

/** The unlocked achievements, and the locked ones nearest to being earned; one or two more don't justify a button. */
export function nearestItems(items: readonly AchievementItem[], most: number): readonly AchievementItem[] {
  const unlocked = items.filter(({ unlockedAt }) => unlockedAt !== null).length;
  return items.length - unlocked <= most + 2 ? items : items.slice(0, unlocked + most);
}

export interface AchievementTotals {
  readonly unlocked: number;
  readonly total: number;
  /** Unlocked out of all, in percent. */
  readonly percent: number;
  /** XP from the unlocked ones. */
  readonly xp: number;
}

export function achievementTotals(items: readonly AchievementItem[]): AchievementTotals {
  const unlocked = itemsOfTab(items, 'unlocked');
  return {
    unlocked: unlocked.length,
    total: items.length,
    percent: items.length === 0 ? 0 : (unlocked.length / items.length) * 100,
    xp: unlocked.reduce((sum, { achievement }) => sum + achievement.xpReward, 0),
  };
}
