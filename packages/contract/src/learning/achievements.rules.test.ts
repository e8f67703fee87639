import { describe, expect, it } from 'vitest';
import { AuthoredAchievements } from './achievements.content.ts';
import {
  achievementMeasures,
  reachedValue,
  isReached,
  progressPercent,
  type RequirementType,
} from './achievements.rules.ts';
import { progressMeasures } from './progress.rules.ts';

const measures = new Map(Object.entries({ ...achievementMeasures, ...progressMeasures }));

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
    expect(isReached({ type, value }, some, measures)).toBe(reached);
    expect(progressPercent({ type, value }, some, measures)).toBeCloseTo(percent, 10);
    expect(isReached({ type, value }, none, measures)).toBe(false);
    expect(progressPercent({ type, value }, none, measures)).toBe(0);
  });

  it.each<[string, number, number | null]>([
    ['scenarios_completed', 20, 5],
    ['scenarios_completed', 3, 3],
    ['first_completion', 1, null],
    ['kind_of_a_newer_release', 1, null],
    ['constructor', 1, null],
  ])('of %s %i, %s is done', (type, value, done) => {
    expect(reachedValue({ type, value }, some, measures)).toBe(done);
  });

  it('is never reached if its kind is unknown', () => {
    expect(isReached({ type: 'kind_of_a_newer_release', value: 0 }, some, measures)).toBe(false);
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
  it('is accepted if it is valid', () => {
    expect(AuthoredAchievements.parse([entry])).toEqual([entry]);
  });

  it.each<[string, object]>([
    ['an unknown icon', { icon: 'caduceus' }],
    ['a value of nothing', { requirement: { type: 'streak_days', value: 0 } }],
    ['a field that is not known', { colour: 'red' }],
    ['a slug with capitals', { slug: 'A-Week' }],
  ])('is refused with %s', (_what, change) => {
    expect(AuthoredAchievements.safeParse([{ ...entry, ...change }]).success).toBe(false);
  });

  it('is refused if two have the same slug', () => {
    const { error } = AuthoredAchievements.safeParse([entry, { ...entry, title: 'Another' }]);
    expect(error?.issues).toMatchObject([{ path: [1, 'slug'], message: '"a-week" is there twice' }]);
  });
});
