import type { AuthoredAchievement } from '@rounds/contract/achievements.content';
import { describe, expect, it } from 'vitest';
import { newlyReached, planAchievements } from './achievements.rules.ts';

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
  it('adds, changes, revives, retires, and does nothing the second time', () => {
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

  it('follows a change of place', () => {
    const plan = planAchievements([entry('two'), entry('one')], [stored(1, 'one', 0), stored(2, 'two', 1)]);
    expect(plan.change.map(({ id, to }) => [id, to.position])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });
});

describe('what is newly reached', () => {
  const achievements = [
    { id: 1, xpReward: 50, requirement: { type: 'first_completion', value: 1 } },
    { id: 2, xpReward: 25, requirement: { type: 'xp_earned', value: 140 } },
    { id: 3, xpReward: 0, requirement: { type: 'xp_earned', value: 175 } },
    { id: 4, xpReward: 30, requirement: { type: 'streak_days', value: 2 } },
  ] as const;
  const figures = { scenariosCompleted: 1, xp: 100, streakDays: 1, perfectScores: 0 };

  it('goes on while the XP that is given reaches further', () => {
    const unlocked = newlyReached(achievements, { figures, graded: figures, held: new Set() });
    expect(unlocked.map(({ achievement, points }) => [achievement.id, points])).toEqual([
      [1, 25],
      [2, 13],
      [3, 0],
    ]);
    expect(unlocked.every(({ selfReported }) => !selfReported)).toBe(true);
  });

  it('leaves out what is held', () => {
    expect(newlyReached(achievements, { figures, graded: figures, held: new Set([1]) })).toEqual([]);
  });

  it('marks what graded work alone does not reach, and days in a row always', () => {
    const unlocked = newlyReached(achievements, {
      figures: { ...figures, streakDays: 2 },
      graded: { ...figures, xp: 60, streakDays: 0 },
      held: new Set(),
    });
    expect(unlocked.map(({ achievement, selfReported }) => [achievement.id, selfReported])).toEqual([
      [1, false],
      [4, true],
      [2, true],
      [3, true],
    ]);
  });
});
