import type { AuthoredAchievement } from '@rounds/contract/learning/achievements.content';

/** An achievement at its place in the list. */
export interface PlacedAchievement extends AuthoredAchievement {
  readonly position: number;
}

/** An achievement as the database holds it. */
export interface StoredAchievement extends PlacedAchievement {
  readonly id: number;
  readonly isActive: boolean;
}

export interface AchievementsPlan {
  readonly add: readonly PlacedAchievement[];
  readonly change: readonly { id: number; to: PlacedAchievement }[];
  readonly retire: readonly number[];
}

/**
 * The changes that make the stored achievements match the content. Nothing is deleted: achievements stay with those who
 * hold them.
 */
export function planAchievements(
  content: readonly AuthoredAchievement[],
  stored: readonly StoredAchievement[],
): AchievementsPlan {
  const bySlug = new Map(stored.map((row) => [row.slug, row]));
  const kept = new Set(content.map(({ slug }) => slug));
  const placed = content.map((entry, position) => ({ ...entry, position }));
  return {
    add: placed.filter(({ slug }) => !bySlug.has(slug)),
    change: placed.flatMap((to) => {
      const row = bySlug.get(to.slug);
      return row && !(row.isActive && isSame(row, to)) ? [{ id: row.id, to }] : [];
    }),
    retire: stored.filter((row) => row.isActive && !kept.has(row.slug)).map(({ id }) => id),
  };
}

function isSame(a: PlacedAchievement, b: PlacedAchievement): boolean {
  return (
    a.title === b.title &&
    a.description === b.description &&
    a.icon === b.icon &&
    a.xpReward === b.xpReward &&
    a.position === b.position &&
    a.requirement.type === b.requirement.type &&
    a.requirement.value === b.requirement.value
  );
}
