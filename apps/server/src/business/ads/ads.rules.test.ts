import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  type AdPreferences,
  chooseAds,
  hundredths,
  isServable,
  limitFor,
  minuteOf,
  monthOf,
} from './ads.rules.ts';

const today = '2026-03-04';
const ad = (changes: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  adType: 'sidebar',
  placement: 'dashboard',
  category: null,
  priority: 1,
  isActive: true,
  clicks: 0,
  impressions: 0,
  budget: null,
  costPerClick: '0.00',
  startDate: null,
  endDate: null,
  sponsor: null,
  ...changes,
});
const sponsor = (changes: Partial<NonNullable<Candidate['sponsor']>> = {}) => ({
  isActive: true,
  startDate: null,
  endDate: null,
  monthlyBudget: null,
  spentThisMonth: '0',
  ...changes,
});

describe('an advertisement', () => {
  it.each<[string, Partial<Candidate>, boolean]>([
    ['that is active', {}, true],
    ['that is not', { isActive: false }, false],
    ['from today on', { startDate: today }, true],
    ['from tomorrow on', { startDate: '2026-03-05' }, false],
    ['until today', { endDate: today }, true],
    ['until yesterday', { endDate: '2026-03-03' }, false],
    ['whose budget pays for one more click', { budget: '1.00', costPerClick: '0.25', clicks: 3 }, true],
    ['whose budget is spent', { budget: '1.00', costPerClick: '0.25', clicks: 4 }, false],
    ['whose rest is less than a click', { budget: '0.99', costPerClick: '0.25', clicks: 3 }, false],
    ['whose clicks cost nothing', { budget: '0.00', clicks: 1_000_000 }, true],
    ['without a budget', { costPerClick: '9.99', clicks: 1_000_000 }, true],
    ['of a sponsor', { sponsor: sponsor() }, true],
    ['of a sponsor who left', { sponsor: sponsor({ isActive: false }) }, false],
    ['of a sponsor to come', { sponsor: sponsor({ startDate: '2026-04-01' }) }, false],
    ['of a sponsor whose time is over', { sponsor: sponsor({ endDate: '2026-03-03' }) }, false],
    [
      'in a month that pays for one more click',
      { costPerClick: '0.10', sponsor: sponsor({ monthlyBudget: '5.00', spentThisMonth: '4.90' }) },
      true,
    ],
    [
      'in a month that is spent',
      { costPerClick: '0.10', sponsor: sponsor({ monthlyBudget: '5.00', spentThisMonth: '4.95' }) },
      false,
    ],
  ])('%s', (_what, changes, served) => {
    expect(isServable(ad(changes), today)).toBe(served);
  });

  it('gets exactly as many clicks as its budget pays for, whatever the amounts', () => {
    const amount = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(fc.nat(5000), amount, (budgetInCents, costInCents) => {
        const text = (cents: number) => (cents / 100).toFixed(2);
        let clicks = 0;
        while (
          isServable(ad({ budget: text(budgetInCents), costPerClick: text(costInCents), clicks }), today)
        )
          clicks += 1;
        expect(clicks).toBe(Math.floor(budgetInCents / costInCents));
      }),
    );
  });
});

describe('the choice', () => {
  const chosen = (ads: Candidate[], options = {}, preferences: Partial<AdPreferences> = {}) =>
    chooseAds(ads, { limit: 3, ...options }, today, {
      frequency: 'normal',
      interests: [],
      ...preferences,
    }).map(({ id }) => id);

  it('goes by placement and type', () => {
    const ads = [
      ad({ id: 1 }),
      ad({ id: 2, placement: 'pathways', adType: 'sponsored_content' }),
      ad({ id: 3, placement: 'community', adType: 'banner' }),
    ];
    expect(chosen(ads)).toEqual([1, 2, 3]);
    expect(chosen(ads, { placement: 'pathways' })).toEqual([2]);
    expect(chosen(ads, { adType: 'banner' })).toEqual([3]);
    expect(chosen(ads, { placement: 'dashboard', adType: 'banner' })).toEqual([]);
  });

  it('goes by priority, then fewest views, then age', () => {
    const ads = [
      ad({ id: 1, impressions: 9 }),
      ad({ id: 2, impressions: 2 }),
      ad({ id: 3, impressions: 2 }),
      ad({ id: 4, priority: 5, impressions: 99 }),
    ];
    expect(chosen(ads, { limit: 10 })).toEqual([4, 2, 3, 1]);
    expect(chosen(ads, { limit: 2 })).toEqual([4, 2]);
  });

  it('prefers what interests the learner among equals, but never over a higher priority', () => {
    const ads = [
      ad({ id: 1 }),
      ad({ id: 2, category: 'books', impressions: 5 }),
      ad({ id: 3, category: 'events' }),
      ad({ id: 4, category: 'clothing', priority: 2 }),
    ];
    const options = { limit: 10 };
    expect(chosen(ads, options)).toEqual([4, 1, 3, 2]);
    expect(chosen(ads, options, { interests: ['books'] })).toEqual([4, 2, 1, 3]);
    expect(chosen(ads, options, { interests: ['books', 'events'] })).toEqual([4, 3, 2, 1]);
  });

  it('is half as long when the learner wants fewer', () => {
    const ads = [1, 2, 3, 4].map((id) => ad({ id }));
    expect(chosen(ads, { limit: 4 }, { frequency: 'low' })).toEqual([1, 2]);
  });

  it('does not depend on the input order, and never returns one that must not be served', () => {
    const any = fc.record({
      priority: fc.nat(3),
      impressions: fc.nat(3),
      isActive: fc.boolean(),
      clicks: fc.nat(4),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), fc.integer({ min: 1, max: 10 }), (rows, limit) => {
        const ads = rows.map((row, index) => ad({ id: index + 1, budget: '2', costPerClick: '1', ...row }));
        const result = chosen(ads, { limit });
        expect(chosen([...ads].reverse(), { limit })).toEqual(result);
        expect(result.length).toBe(Math.min(limit, ads.filter((it) => isServable(it, today)).length));
      }),
    );
  });
});

describe('how many are shown', () => {
  const days = ['2026-03-04', '2026-03-05'] as const;

  it.each([
    [1, [0, 1]],
    [2, [1, 1]],
    [3, [1, 2]],
    [10, [5, 5]],
  ])('of %i', (limit, fewer) => {
    expect(days.map((day) => limitFor('normal', limit, day))).toEqual([limit, limit]);
    expect(days.map((day) => limitFor('low', limit, day)).sort()).toEqual(fewer);
  });

  it('is exactly half over any two days in a row', () => {
    const day = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.nat(10), (at, limit) => {
        const next = new Date(at.getTime() + 24 * 60 * 60 * 1000);
        const two = [at, next].map((one) => limitFor('low', limit, one.toISOString().slice(0, 10)));
        expect(two[0]! + two[1]!).toBe(limit);
      }),
    );
  });
});

it('money is exact', () => {
  expect([...['0', '0.1', '0.29', '1.15', '12.30', '9999999999.99']].map(hundredths)).toEqual([
    0, 10, 29, 115, 1230, 999_999_999_999,
  ]);
});

it('a minute and a month begin in UTC', () => {
  const now = new Date('2026-03-31T23:59:59.999Z');
  expect(minuteOf(now).toISOString()).toBe('2026-03-31T23:59:00.000Z');
  expect(monthOf(now)).toBe('2026-03-01');
});
