import type { AuthoredAchievement } from '@rounds/contract/achievements.content';
import { type Figures, isReached } from '@rounds/contract/achievements.rules';
import { pointsForXp } from '@rounds/contract/progress.rules';

/** An achievement at its place in the list. */
export interface PlacedAchievement extends AuthoredAchievement {
  readonly position: number;
}

/** What the database holds of it. */
export interface StoredAchievement extends PlacedAchievement {
  readonly id: number;
  readonly isActive: boolean;
}

export interface AchievementsPlan {
  readonly add: readonly PlacedAchievement[];
  readonly change: readonly { id: number; to: PlacedAchievement }[];
  readonly retire: readonly number[];
}

/** What makes the stored achievements those of the content. Nothing is deleted: it stays with those who hold it. */
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

/*
 * What follows is the meaning of unlock_achievements in the migrations, which does the same in the database as progress is
 * recorded. A property test holds the two together.
 */

type Unlockable = Pick<StoredAchievement, 'id' | 'xpReward' | 'requirement'>;

export interface Standing {
  readonly figures: Figures;
  /** The same figures from graded work alone. Days in a row are not graded: 0. */
  readonly graded: Figures;
  /** Achievements held already, by id. */
  readonly held: ReadonlySet<number>;
}

export interface Unlocked<A extends Unlockable> {
  readonly achievement: A;
  readonly points: number;
  /** Claims helped to reach it, so that its XP is not of the week. */
  readonly selfReported: boolean;
}

/** What is newly reached, in the order of the list, pass by pass: XP that is given may reach further. */
export function newlyReached<A extends Unlockable>(
  achievements: readonly A[],
  { figures, graded, held }: Standing,
): Unlocked<A>[] {
  const fresh = achievements.filter(
    ({ id, requirement }) => !held.has(id) && isReached(requirement, figures),
  );
  if (fresh.length === 0) return [];
  const unlocked = fresh.map((achievement) => ({
    achievement,
    points: pointsForXp(achievement.xpReward),
    selfReported: !isReached(achievement.requirement, graded),
  }));
  const sum = (of: readonly Unlocked<A>[]) =>
    of.reduce((xp, { achievement }) => xp + achievement.xpReward, 0);
  const next = newlyReached(achievements, {
    figures: { ...figures, xp: figures.xp + sum(unlocked) },
    graded: { ...graded, xp: graded.xp + sum(unlocked.filter(({ selfReported }) => !selfReported)) },
    held: new Set([...held, ...fresh.map(({ id }) => id)]),
  });
  return [...unlocked, ...next];
}
