import { describe, expect, it } from 'vitest';
import { AuthoredAchievements } from './achievements.content.ts';
import { isReached, progressPercent, type RequirementType } from './achievements.rules.ts';

const none = { scenariosCompleted: 0, xp: 0, streakDays: 0, perfectScores: 0 };
const some = { scenariosCompleted: 5, xp: 500, streakDays: 3, perfectScores: 2 };

describe('what an achievement asks for', () => {
  it.each<[RequirementType, number, boolean, number]>([
    ['scenarios_completed', 5, true, 100],
    ['scenarios_completed', 20, false, 25],
    ['xp_earned', 500, true, 100],
    ['xp_earned', 501, false, (500 / 501) * 100],
    ['xp_earned', 100, true, 100],
    ['streak_days', 3, true, 100],
    ['streak_days', 4, false, 75],
    ['perfect_scores', 2, true, 100],
    ['perfect_scores', 25, false, 8],
    ['first_completion', 1, true, 0],
  ])('%s %i is reached: %s, at %d %%', (type, value, reached, percent) => {
    expect(isReached({ type, value }, some)).toBe(reached);
    expect(progressPercent({ type, value }, some, false)).toBeCloseTo(percent, 10);
    expect(progressPercent({ type, value }, some, true)).toBe(100);
    expect(isReached({ type, value }, none)).toBe(false);
    expect(progressPercent({ type, value }, none, false)).toBe(0);
  });
});

describe('content', () => {
  const entry = {
    slug: 'a-week',
    title: 'A Week',
    description: 'Seven days in a row.',
    icon: 'flame',
    xpReward: 10,
    requirement: { type: 'streak_days', value: 7 },
  };
  it('is taken as it should be', () => {
    expect(AuthoredAchievements.parse([entry])).toEqual([entry]);
  });

  it.each<[string, object]>([
    ['an unknown icon', { icon: 'caduceus' }],
    ['an unknown requirement', { requirement: { type: 'likes', value: 1 } }],
    ['a value of nothing', { requirement: { type: 'streak_days', value: 0 } }],
    ['a second first completion', { requirement: { type: 'first_completion', value: 2 } }],
    ['a field that is not known', { colour: 'red' }],
    ['a slug with capitals', { slug: 'A-Week' }],
  ])('is refused with %s', (_what, change) => {
    expect(AuthoredAchievements.safeParse([{ ...entry, ...change }]).success).toBe(false);
  });

  it('is refused with two of one name', () => {
    const { error } = AuthoredAchievements.safeParse([entry, { ...entry, title: 'Another' }]);
    expect(error?.issues).toMatchObject([{ path: [1, 'slug'], message: '"a-week" is there twice' }]);
  });
});
