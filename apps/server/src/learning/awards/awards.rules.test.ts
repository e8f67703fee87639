import fc from 'fast-check';
import { pointsForXp } from '@rounds/contract/learning/progress.rules';
import { describe, expect, it } from 'vitest';
import {
  type Earning,
  type Learner,
  type Totals,
  type Unlockable,
  changesDays,
  decideAward,
  decideUnlocks,
} from './awards.rules.ts';
import type { ActivityDay } from './streak.rules.ts';
import { requirements } from '../../../testing/requirements.ts';
import { buildTotals } from '../../../testing/totals.ts';

const now = new Date('2026-03-10T12:00:00Z');
const day = (changes: Partial<ActivityDay> = {}): ActivityDay => ({
  day: '2026-03-10',
  bridge: false,
  frozen: false,
  seen: true,
  ...changes,
});
const learner = (changes: Partial<Learner> = {}): Learner => ({
  userId: 1,
  timeZone: 'UTC',
  createdAt: new Date(0),
  totals: buildTotals(),
  latestDay: day(),
  unlockable: [],
  ...changes,
});
const earning = (changes: Partial<Earning> = {}): Earning => ({
  source: 'scenario',
  sourceId: 7,
  description: 'A case',
  xp: 100,
  points: 50,
  facts: { scenariosCompleted: 1, gradedScenarios: 1, perfectScores: 0, scoreTotal: 80 },
  answers: 0,
  selfReported: false,
  graded: true,
  occurredAt: now,
  now,
  ...changes,
});
const unlockable = (id: number, type: string, value: number, xpReward = 10): Unlockable => ({
  id,
  title: `Number ${id}`,
  xpReward,
  requirement: { type, value },
});

describe('an award', () => {
  it('adds to the totals and to both ledgers', () => {
    const before = buildTotals({
      xp: 950,
      gradedXp: 900,
      points: 400,
      scoreTotal: 60,
      scenariosCompleted: 2,
    });
    const changes = decideAward(learner({ totals: before }), earning(), null, requirements);
    expect(changes.totals).toEqual({
      ...before,
      xp: 1050,
      gradedXp: 1000,
      level: 2,
      points: 450,
      xpReachedAt: now,
      lastActiveAt: now,
      scenariosCompleted: 3,
      gradedScenarios: 1,
      scoreTotal: 140,
    });
    expect(changes.xp).toEqual([
      { amount: 100, source: 'scenario', relatedId: 7, selfReported: false, createdAt: now },
    ]);
    expect(changes.points).toEqual([
      {
        amount: 50,
        type: 'earned',
        description: 'A case',
        relatedId: 7,
        relatedType: 'scenario',
        createdAt: now,
      },
    ]);
  });

  it('without a scenario counts none', () => {
    const before = buildTotals({
      scenariosCompleted: 2,
      gradedScenarios: 1,
      perfectScores: 1,
      scoreTotal: 60,
    });
    const { facts: _none, ...other } = earning();
    expect(decideAward(learner({ totals: before }), other, null, requirements).totals).toMatchObject({
      xp: 100,
      scenariosCompleted: 2,
      gradedScenarios: 1,
      perfectScores: 1,
      scoreTotal: 60,
    });
  });

  it('of nothing writes nothing to the ledgers, and keeps the time when the XP was reached', () => {
    const changes = decideAward(learner(), earning({ xp: 0, points: 0 }), null, requirements);
    expect(changes).toMatchObject({ xp: [], points: [], unlocks: [], days: [] });
    expect(changes.totals.xpReachedAt).toEqual(new Date(0));
  });

  it('that was claimed adds XP, but no graded XP', () => {
    const { totals: after, xp } = decideAward(learner(), earning({ selfReported: true }), null, requirements);
    expect(after).toMatchObject({ xp: 100, gradedXp: 0 });
    expect(xp).toMatchObject([{ selfReported: true }]);
  });

  it('that arrives late does not move the last activity back', () => {
    const occurredAt = new Date(now.getTime() - 60_000);
    const known = learner({ totals: buildTotals({ lastActiveAt: now }) });
    expect(decideAward(known, earning({ occurredAt }), null, requirements).totals.lastActiveAt).toEqual(now);
  });

  it('that makes no day active is not the learner’s own doing: last activity and streak stay', () => {
    const before = learner({ latestDay: null, totals: buildTotals({ lastActiveAt: null }) });
    const given = earning({ makesNoDay: true, xp: 0, points: 5, facts: {}, graded: false });
    expect(changesDays(before, given)).toBe(false);
    const { totals } = decideAward(before, given, null, requirements);
    expect(totals).toEqual({ ...before.totals, points: before.totals.points + 5 });
  });
});

describe('whether the days change', () => {
  it.each([
    ['not on a day that is known', day(), {}, false],
    ['before the first day', null, {}, true],
    ['on a new day', day({ day: '2026-03-09' }), {}, true],
    ['on a day that was a bridge', day({ bridge: true }), {}, true],
    ['where the server now sees the day', day({ seen: false }), {}, true],
    ['not where it sees the day without graded work', day({ seen: false }), { graded: false }, false],
    ['with what arrives late', day(), { occurredAt: new Date('2026-03-08T12:00:00Z') }, true],
  ])('%s', (_what, latestDay, changes, expected) => {
    expect(changesDays(learner({ latestDay }), earning(changes))).toBe(expected);
  });

  it('and only what arrives on the day itself counts as seen by the server', () => {
    const marked = (changes: Partial<Earning>) =>
      decideAward(learner(), earning(changes), [], requirements).days[0]?.seen;
    expect(marked({})).toBe(true);
    expect(marked({ occurredAt: new Date('2026-03-09T23:59:59Z') })).toBe(false);
    expect(marked({ graded: false })).toBe(false);
  });
});

describe('what is reached', () => {
  const offered = [
    unlockable(1, 'first_completion', 1, 50),
    unlockable(2, 'xp_earned', 140, 25),
    unlockable(3, 'xp_earned', 175, 0),
    unlockable(4, 'streak_days', 2, 30),
    unlockable(5, 'nobody_knows', 0, 30),
  ];
  const reach = (changes: Partial<Totals>, unlockable = offered) =>
    decideUnlocks(
      learner({ totals: buildTotals({ streakUntil: '2026-03-11', ...changes }), unlockable }),
      requirements,
      now,
    );
  const all = { scenariosCompleted: 1, gradedScenarios: 1, xp: 100, gradedXp: 100, streak: 1 };
  const ids = ({ unlocks }: ReturnType<typeof reach>) => unlocks.map(({ achievementId }) => achievementId);

  it('continues while the awarded XP reaches more', () => {
    const changes = reach(all);
    expect(ids(changes)).toEqual([1, 2, 3]);
    expect(changes.totals).toMatchObject({ xp: 175, gradedXp: 175, points: 25 + 13, xpReachedAt: now });
    expect(changes.xp.map(({ amount, selfReported }) => [amount, selfReported])).toEqual([
      [50, false],
      [25, false],
    ]);
    expect(changes.points.map(({ amount, relatedType }) => [amount, relatedType])).toEqual([
      [25, 'achievement'],
      [13, 'achievement'],
    ]);
  });

  it('skips held achievements and unknown requirements', () => {
    expect(ids(reach(all, offered.slice(1)))).toEqual([]);
  });

  it('never counts toward the week what graded work alone does not reach, or days in a row', () => {
    const changes = reach({ ...all, gradedXp: 60, streak: 2, seenStreak: 2 });
    expect(changes.unlocks.map(({ achievementId, verified }) => [achievementId, verified])).toEqual([
      [1, true],
      [4, true],
      [2, false],
      [3, false],
    ]);
    expect(changes.xp.map(({ relatedId, selfReported }) => [relatedId, selfReported])).toEqual([
      [1, false],
      [4, true],
      [2, true],
    ]);
  });

  it('verifies days in a row only if the server saw them all', () => {
    const [, second] = reach({ ...all, streak: 2, seenStreak: 1 }).unlocks;
    expect(second).toMatchObject({ achievementId: 4, verified: false });
  });

  it('does not count a broken streak', () => {
    expect(ids(reach({ ...all, streak: 2, streakUntil: '2026-03-09' }))).not.toContain(4);
  });

  it('keeps both ledgers equal to the totals’ gains, whatever is offered', () => {
    const any = fc.record({
      type: fc.constantFrom('first_completion', 'xp_earned', 'streak_days', 'perfect_scores', 'other'),
      value: fc.integer({ min: 1, max: 400 }),
      xpReward: fc.nat(90),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), fc.nat(300), fc.boolean(), (list, xp, selfReported) => {
        const offered = list.map(({ type, value, xpReward }, id) => unlockable(id, type, value, xpReward));
        const before = buildTotals({
          xp: 40,
          gradedXp: 40,
          points: 20,
          streak: 3,
          streakUntil: '2026-03-11',
        });
        const changes = decideAward(
          learner({ totals: before, unlockable: offered }),
          earning({ xp, points: pointsForXp(xp), selfReported }),
          null,
          requirements,
        );
        const sum = (of: readonly { amount: number }[]) =>
          of.reduce((total, { amount }) => total + amount, 0);
        const graded = changes.xp.filter((entry) => !entry.selfReported);
        const { totals: after, unlocks } = changes;
        expect(after.xp - before.xp).toBe(sum(changes.xp));
        expect(after.gradedXp - before.gradedXp).toBe(sum(graded));
        expect(after.points - before.points).toBe(sum(changes.points));
        expect(new Set(unlocks.map(({ achievementId }) => achievementId)).size).toBe(unlocks.length);
        // Everything reached is unlocked.
        const held = new Set(unlocks.map(({ achievementId }) => achievementId));
        const rest = offered.filter(({ id }) => !held.has(id));
        expect(
          decideUnlocks(learner({ totals: after, unlockable: rest }), requirements, now).unlocks,
        ).toEqual([]);
      }),
    );
  });
});
