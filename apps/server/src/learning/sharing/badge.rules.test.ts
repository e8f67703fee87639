import { describe, expect, it } from 'vitest';
import { requirements } from '../../../testing/requirements.ts';
import { addressesOf, narrativeOf, isPassed } from './badge.rules.ts';
import { headOf } from './page.rules.ts';

describe('narrativeOf', () => {
  it.each([
    ['scenarios_completed', 1, 'Complete a clinical scenario.'],
    ['scenarios_completed', 25, 'Complete 25 clinical scenarios.'],
    ['xp_earned', 5000, 'Earn 5000 XP by answering clinical scenarios.'],
    ['streak_days', 7, 'Practice on 7 days in a row.'],
    ['perfect_scores', 1, 'Answer every question correctly in a clinical scenario.'],
    ['first_completion', 1, 'Complete a first clinical scenario.'],
    ['something_new', 3, 'Reach what the achievement describes.'],
    ['constructor', 3, 'Reach what the achievement describes.'],
  ])('%s %i: %s', (type, value, sentence) => {
    expect(narrativeOf({ type, value }, requirements)).toBe(sentence);
  });

  it('covers every kind of requirement', () => {
    const sentences = [...requirements.keys()].map((type) => narrativeOf({ type, value: 3 }, requirements));
    expect(new Set(sentences).size).toBe(requirements.size);
  });
});

describe('whether a badge deserves a signature', () => {
  it.each([
    ['first_completion', 1, 0, 0, 1, false],
    ['first_completion', 1, 0, 1, 1, true],
    ['scenarios_completed', 5, 0, 4, 9, false],
    ['scenarios_completed', 5, 0, 5, 9, true],
    // The work behind it has been erased.
    ['scenarios_completed', 5, 0, 0, 0, true],
    ['perfect_scores', 3, 2, 9, 9, false],
    ['perfect_scores', 3, 3, 3, 9, true],
    // These can't be reached with only wrong answers, or aren't about scores.
    ['xp_earned', 500, 0, 0, 9, true],
    ['streak_days', 7, 0, 0, 9, true],
  ])(
    '%s of %i with %i perfect and %i passed of %i: %s',
    (type, value, perfect, passed, completed, expected) => {
      const badge = {
        requirement: { type, value },
        perfectScenarios: perfect,
        passedScenarios: passed,
        completedScenarios: completed,
      };
      expect(isPassed(badge, requirements)).toBe(expected);
    },
  );
});

describe('the addresses of badges', () => {
  const addresses = addressesOf('https://rounds.test/app');

  it('begin with the public address, and a name in them stays a name', () => {
    expect(addresses.page('abc')).toBe('https://rounds.test/app/b/abc');
    expect(addresses.card('abc')).toBe('https://rounds.test/app/b/abc/card.png');
    expect(addresses.achievement('../keys?')).toBe(
      'https://rounds.test/app/api/badges/achievements/..%2Fkeys%3F',
    );
  });

  it('are those that a badge’s page names', () => {
    const badge = {
      id: 1,
      userId: 2,
      achievementId: 3,
      slug: 'first-steps',
      icon: 'first-steps',
      xpReward: 50,
      title: 'First Steps',
      description: 'A first scenario.',
      username: 'amira',
      email: 'a@b.example',
      graded: true,
      completedScenarios: 1,
      perfectScenarios: 1,
      passedScenarios: 1,
      requirement: { type: 'first_completion', value: 1 },
      unlockedAt: new Date(0),
    };
    const head = headOf(badge, 'abc', addresses);
    expect(head.title).toBe('First Steps · amira · Rounds');
    expect(head.description).toBe('amira unlocked “First Steps” on Rounds. A first scenario.');
    expect(head.tags).toContainEqual({ tag: 'link', rel: 'canonical', href: addresses.page('abc') });
    expect(head.tags).toContainEqual({ tag: 'meta', property: 'og:image', content: addresses.card('abc') });
    expect(JSON.stringify(head)).not.toContain('a@b.example');
  });
});
