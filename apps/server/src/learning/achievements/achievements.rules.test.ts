import type { AuthoredAchievement } from '@rounds/contract/learning/achievements.content';
import { describe, expect, it } from 'vitest';
import { planAchievements } from './achievements.rules.ts';

const entry = (slug: string, changes: Partial<AuthoredAchievement> = {}): AuthoredAchievement => ({
  slug,
  title: `Title of ${slug}`,
  description: 'For a test.',
  icon: 'flame',
  xpReward: 10,
  requirement: { type: 'xp_earned', value: 100 },
  ...changes,
});
const stored = (id: number, slug: string, position: number, isActive = true) => ({
  ...entry(slug),
  id,
  position,
  isActive,
});

describe('loading content', () => {
  it('adds, changes, reactivates, retires, and does nothing the second time', () => {
    const rows = [
      stored(1, 'one', 0),
      stored(2, 'two', 1),
      stored(3, 'three', 2, false),
      stored(4, 'four', 3),
    ];
    const content = [entry('one'), entry('two', { xpReward: 20 }), entry('three'), entry('five')];
    const plan = planAchievements(content, rows);
    expect(plan.add.map(({ slug, position }) => [slug, position])).toEqual([['five', 3]]);
    expect(plan.change.map(({ id, to }) => [id, to.xpReward])).toEqual([
      [2, 20],
      [3, 10],
    ]);
    expect(plan.retire).toEqual([4]);
    const same = [entry('one'), entry('two')];
    expect(planAchievements(same, rows.slice(0, 2))).toEqual({ add: [], change: [], retire: [] });
  });

  it('updates positions', () => {
    const plan = planAchievements([entry('two'), entry('one')], [stored(1, 'one', 0), stored(2, 'two', 1)]);
    expect(plan.change.map(({ id, to }) => [id, to.position])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });
});
