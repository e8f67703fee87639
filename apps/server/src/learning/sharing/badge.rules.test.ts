import { requirementTypes } from '@rounds/contract/learning/achievements.rules';
import { describe, expect, it } from 'vitest';
import { addressesOf, narrativeOf, reasonNotToSign } from './badge.rules.ts';
import { headOf } from './page.rules.ts';

describe('narrativeOf', () => {
  it.each([
    ['scenarios_completed', 1, 'Complete a clinical scenario.'],
    ['scenarios_completed', 25, 'Complete 25 clinical scenarios.'],
    ['xp_earned', 5000, 'Earn 5000 XP by answering clinical scenarios.'],
    ['streak_days', 7, 'Practise on 7 days in a row.'],
    ['perfect_scores', 1, 'Answer every question rightly in a clinical scenario.'],
    ['first_completion', 1, 'Complete a first clinical scenario.'],
    ['something_new', 3, 'Reach what the achievement describes.'],
    ['constructor', 3, 'Reach what the achievement describes.'],
  ])('%s %i: %s', (type, value, sentence) => {
    expect(narrativeOf({ requirement: { type, value } })).toBe(sentence);
  });

  it('knows every kind of requirement', () => {
    const sentences = requirementTypes.map((type) => narrativeOf({ requirement: { type, value: 3 } }));
    expect(new Set(sentences).size).toBe(requirementTypes.length);
  });
});

describe('the addresses of badges', () => {
  const addresses = addressesOf('https://rounds.test/app');

  it('begin with the public one, and a name in them stays a name', () => {
    expect(addresses.page('abc')).toBe('https://rounds.test/app/b/abc');
    expect(addresses.card('abc')).toBe('https://rounds.test/app/b/abc/card.png');
    expect(addresses.achievement('../keys?')).toBe(
      'https://rounds.test/app/api/badges/achievements/..%2Fkeys%3F',
    );
  });

  it('are what the page of a badge names', () => {
    const badge = {
      ...{ id: 1, userId: 2, achievementId: 3, slug: 'first-steps', icon: 'first-steps', xpReward: 50 },
      ...{
        title: 'First Steps',
        description: 'A first scenario.',
        username: 'amira',
        email: 'a@b.example',
        graded: true,
        completed: 1,
        passed: 1,
      },
      ...{ requirement: { type: 'first_completion', value: 1 }, unlockedAt: new Date(0) },
    };
    const head = headOf(badge, 'abc', addresses);
    expect(head.title).toBe('First Steps · amira · Rounds');
    expect(head.description).toBe('amira unlocked “First Steps” on Rounds. A first scenario.');
    expect(head.tags).toContainEqual({ tag: 'link', rel: 'canonical', href: addresses.page('abc') });
    expect(head.tags).toContainEqual({ tag: 'meta', property: 'og:image', content: addresses.card('abc') });
    expect(JSON.stringify(head)).not.toContain('a@b.example');
  });
});

describe('a badge is signed', () => {
  const first = { type: 'first_completion', value: 1 };
  const five = { type: 'scenarios_completed', value: 5 };
  it.each([
    ['for a first scenario that was passed', first, { completed: 1, passed: 1 }, null],
    ['not for a first scenario with hardly anything right', first, { completed: 1, passed: 0 }, 'not_passed'],
    ['for as many passed as it names', five, { completed: 9, passed: 5 }, null],
    ['not for fewer', five, { completed: 9, passed: 4 }, 'not_passed'],
    [
      'for days in a row, whatever was right',
      { type: 'streak_days', value: 3 },
      { completed: 3, passed: 0 },
      null,
    ],
    ['where its scenarios are no longer on record', five, { completed: 0, passed: 0 }, null],
  ])('%s', (_what, requirement, evidence, reason) => {
    expect(reasonNotToSign({ graded: true, requirement, ...evidence })).toBe(reason);
  });

  it('never where a claim has helped', () => {
    expect(reasonNotToSign({ graded: false, requirement: first, completed: 1, passed: 1 })).toBe(
      'not_graded',
    );
  });
});
