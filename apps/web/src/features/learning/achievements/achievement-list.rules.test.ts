import { achievementIcons, type RequirementType } from '@rounds/contract/learning/achievements.rules';
import type { Achievement, UserAchievement } from '@rounds/contract/learning/achievements';
import { badgeDrawings } from '@rounds/artwork/badges';
import { describe, expect, it } from 'vitest';
import { requirementKinds as measures } from './requirement-kinds.ts';
import { achievementItems, achievementTotals, itemsOfTab, nearestItems } from './achievement-list.rules.ts';

const achievement = (id: number, type: RequirementType, value: number): Achievement => ({
  id,
  title: `Number ${id}`,
  description: 'For a test.',
  icon: 'flame',
  xpReward: id * 10,
  requirement: { type, value },
});
const offered = [
  achievement(1, 'first_completion', 1),
  achievement(2, 'scenarios_completed', 10),
  achievement(3, 'xp_earned', 1000),
  achievement(4, 'streak_days', 7),
  achievement(5, 'perfect_scores', 2),
];
const held = (id: number, unlockedAt: string): UserAchievement => ({
  id: id + 100,
  achievementId: id,
  title: `Achievement ${id}`,
  icon: 'flame',
  unlockedAt,
  achievement: achievement(id, 'xp_earned', 1),
});
const stats = { scenariosCompleted: 3, xp: 870, streakDays: 0, perfectScores: 5 };
const ids = (items: readonly { achievement: Achievement }[]) => items.map((item) => item.achievement.id);

describe('the cards', () => {
  it('are ordered: unlocked ones first, the rest by progress', () => {
    const items = achievementItems(offered, [held(1, '2026-11-20T08:00:00Z')], stats, measures);
    expect(ids(items)).toEqual([1, 5, 3, 2, 4]);
    expect(items.map(({ percent }) => percent)).toEqual([100, 100, 87, 30, 0]);
  });

  it('include the unlocked and the nearest ones when few are shown, if that leaves out three or more', () => {
    const items = achievementItems(offered, [held(1, '2026-11-20T08:00:00Z')], stats, measures);
    expect(ids(nearestItems(items, 1))).toEqual([1, 5]);
    expect(ids(nearestItems(items, 2))).toEqual([1, 5, 3, 2, 4]);
  });

  it('keep retired achievements with their holders', () => {
    const items = achievementItems(offered.slice(1), [held(9, '2026-11-20T08:00:00Z')], stats, measures);
    expect(ids(items)).toEqual([9, 5, 3, 2, 4]);
  });

  it('are in progress once started and not unlocked', () => {
    const items = achievementItems(offered, [held(3, '2026-11-20T08:00:00Z')], stats, measures);
    expect(ids(itemsOfTab(items, 'inProgress'))).toEqual([5, 2]);
    expect(ids(itemsOfTab(items, 'unlocked'))).toEqual([3]);
    expect(ids(itemsOfTab(items, 'all'))).toHaveLength(5);
  });

  it('are summed up', () => {
    const items = achievementItems(
      offered,
      [held(3, '2026-11-20T08:00:00Z'), held(1, '2026-11-19T08:00:00Z')],
      stats,
      measures,
    );
    expect(achievementTotals(items)).toEqual({ unlocked: 2, total: 5, percent: 40, xp: 40 });
    expect(achievementTotals([])).toEqual({ unlocked: 0, total: 0, percent: 0, xp: 0 });
  });
});

describe('the drawings', () => {
  it('exist for every achievement’s icon, and no others', () => {
    expect(Object.keys(badgeDrawings).sort()).toEqual([...achievementIcons].sort());
  });

  it.each(Object.entries(badgeDrawings))('%s stays within its square and is painted', (_name, drawing) => {
    for (const { d, ...paint } of drawing) {
      expect(d).toMatch(/^M[\d\sMmLlHhVvCcSsQqTtAaZz.,-]+$/);
      expect(Object.keys(paint).length).toBeGreaterThan(0);
    }
    expect(new Set(drawing.map(({ d }) => d)).size).toBe(drawing.length);
  });
});

describe('progress on a requirement', () => {
  it('is counted, never beyond what is required, and left out if it is all or nothing', () => {
    const done = new Map(
      achievementItems(offered, [], stats, measures).map((item) => [item.achievement.id, item.done]),
    );
    expect([1, 2, 3, 4, 5].map((id) => done.get(id))).toEqual([0, 3, 870, 0, 2]);
  });
});
