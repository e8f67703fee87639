import type { UserAchievement } from '@rounds/contract/learning/achievements';
import type { Measures } from '@rounds/contract/learning/achievements.rules';
import type { DailyGoal } from '@rounds/contract/learning/goals';
import { levelFor } from '@rounds/contract/learning/progress.rules';
import type { Sql } from '../../platform/db/database.ts';
import { notify } from '../../messages/notifications/index.ts';
import * as queries from './awards.queries.ts';
import {
  type Changes,
  type Earning,
  type Learner,
  changesDays,
  decideAward,
  decideUnlocks,
  freezesOf,
  unchanged,
} from './awards.rules.ts';
import { goalOn, goalJustMet, withoutAnswers, withGoal } from './goal.rules.ts';
import {
  type StreakChange,
  bridgeTravel,
  freezeMissedDay,
  shownStreak,
  streakUntilAfter,
} from './streak.rules.ts';
import { localDay } from '../../platform/local-day.rules.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';

/** The outcome of an award. */
export interface Award {
  readonly user: {
    readonly xp: number;
    readonly level: number;
    readonly points: number;
    readonly streak: number;
  };
  readonly leveledUp: boolean;
  readonly unlocked: UserAchievement[];
  readonly goal: DailyGoal;
  /** It met the daily goal, for the first time today. */
  readonly goalReached: boolean;
}

/**
 * The one entry point for everything that earns something: XP and points with both ledgers, the streak, and
 * achievements. `learner` comes from `lockLearner` in the same transaction, before anything else that the earning
 * depends on is read.
 */
export async function award(tx: Sql, learner: Learner, earning: Earning, measures: Measures): Promise<Award> {
  const days = changesDays(learner, earning) ? await queries.selectDays(tx, learner.userId) : null;
  const changes = decideAward(learner, earning, days, measures);
  const unlocked = await save(tx, learner, changes, earning.now);
  const after = { ...learner, totals: changes.totals };
  return {
    user: standingOf(after, earning.now),
    leveledUp: changes.totals.level > learner.totals.level,
    unlocked,
    goal: goalOf(after, earning.now),
    goalReached: goalJustMet(learner.totals, changes.totals, localDay(earning.now, learner.timeZone)),
  };
}

/** The answer for a learner who earns nothing. */
export const noAward = (learner: Learner, now: Date): Award => ({
  user: standingOf(learner, now),
  leveledUp: false,
  unlocked: [],
  goal: goalOf(learner, now),
  goalReached: false,
});

/** The learner's progress today. */
const goalOf = ({ totals, timeZone }: Learner, now: Date): DailyGoal =>
  goalOn(totals, localDay(now, timeZone));

/** Changes or removes a learner's daily goal. */
export async function changeGoal(
  tx: Sql,
  userId: number,
  goal: number | null,
  now: Date,
): Promise<DailyGoal> {
  const learner = await queries.lockLearner(tx, userId);
  const today = localDay(now, learner.timeZone);
  const totals = { ...learner.totals, ...withGoal(learner.totals, goal, today) };
  await queries.saveChanges(tx, userId, unchanged(totals));
  return goalOn(totals, today);
}

/** The standing that every progress response carries. */
function standingOf({ totals, timeZone }: Learner, now: Date): Award['user'] {
  const { xp, level, points } = totals;
  return { xp, level, points, streak: shownStreak(totals, localDay(now, timeZone)) };
}

/** Saves changes, and notifies the learner of what they unlocked. */
async function save(tx: Sql, learner: Learner, changes: Changes, now: Date): Promise<UserAchievement[]> {
  const unlocked = await queries.saveChanges(tx, learner.userId, changes);
  for (const { achievementId, achievement } of unlocked) {
    const { title, icon, xpReward: xp } = achievement;
    await notify(tx, learner.userId, 'badge_unlocked', { achievementId, title, icon, xp }, now);
  }
  return unlocked;
}

/** Unlocks what a learner has reached by now, and returns, once, everything they were not told of yet. */
export async function announceReached(
  tx: Sql,
  userId: number,
  measures: Measures,
  now: Date,
): Promise<UserAchievement[]> {
  const learner = await queries.lockLearner(tx, userId);
  const changes = decideUnlocks(learner, measures, now);
  if (changes.unlocks.length > 0) await save(tx, learner, changes, now);
  return queries.announceUnlocked(tx, userId, now);
}

export interface Spending {
  readonly amount: number;
  readonly description: string;
  readonly relatedId: number;
  readonly relatedType: string;
  readonly now: Date;
}

/** Spends points that the caller has checked. Returns what is left. */
export async function spendPoints(tx: Sql, learner: Learner, spending: Spending): Promise<number> {
  const { amount, now: createdAt, ...entry } = spending;
  const points = learner.totals.points - amount;
  await queries.saveChanges(tx, learner.userId, {
    ...unchanged({ ...learner.totals, points }),
    points: [{ ...entry, amount: -amount, type: 'spent', createdAt }],
  });
  return points;
}

/** Gives a learner a streak freeze; it counts at once for the current day. */
export async function giveFreeze(tx: Sql, userId: number, now: Date): Promise<void> {
  const learner = await queries.lockLearner(tx, userId);
  const held = { freezesHeld: learner.totals.freezesHeld + 1, freezeBoughtAt: now };
  const totals = { ...learner.totals, ...held };
  const freezes = freezesOf({ ...learner, totals });
  const streakUntil = streakUntilAfter(learner.latestDay, freezes);
  await queries.saveChanges(tx, userId, unchanged({ ...totals, streakUntil }));
}

/**
 * Uses freezes for learners who missed only yesterday. The streak is shown correctly even without this, which makes it
 * permanent.
 */
export async function useDueFreezes({ db, clock }: ServiceDeps): Promise<void> {
  const now = clock.now();
  for (const userId of await queries.selectMissedDay(db, now)) {
    await db.transaction(async (tx) => {
      const learner = await queries.lockLearner(tx, userId);
      const days = await queries.selectDays(tx, userId);
      const today = localDay(now, learner.timeZone);
      await saveStreak(tx, learner, freezeMissedDay(days, today, freezesOf(learner)));
    });
  }
}

/** Moves a learner's days to another zone, without costing a streak. */
export async function moveDays(tx: Sql, userId: number, timeZone: string): Promise<void> {
  const learner = { ...(await queries.lockLearner(tx, userId)), timeZone };
  const { lastActiveAt } = learner.totals;
  const days = await queries.selectDays(tx, userId);
  const lastActiveDay = lastActiveAt && localDay(lastActiveAt, timeZone);
  await saveStreak(tx, learner, bridgeTravel(days, lastActiveDay, freezesOf(learner)));
}

async function saveStreak(tx: Sql, learner: Learner, change: StreakChange | null): Promise<void> {
  if (!change) return;
  const totals = { ...learner.totals, ...change.streak };
  await queries.saveChanges(tx, learner.userId, { ...unchanged(totals), days: change.written });
}

/**
 * Takes back what a learner earned by learning, when that learning is erased. Achievements with their XP, points and a
 * held freeze stay: they are the learner's property.
 */
export async function forgetEarned(tx: Sql, userId: number, now: Date): Promise<void> {
  const { totals } = await queries.lockLearner(tx, userId);
  const { xp, gradedXp } = await queries.deleteEarned(tx, userId);
  const { points, freezesHeld, freezeBoughtAt } = totals;
  await queries.saveChanges(
    tx,
    userId,
    unchanged({
      xp,
      gradedXp,
      level: levelFor(xp),
      points,
      xpReachedAt: now,
      freezesHeld,
      freezeBoughtAt,
      lastActiveAt: null,
      ...withoutAnswers(totals),
      streak: 0,
      streakDay: null,
      streakUntil: null,
      seenStreak: 0,
      scenariosCompleted: 0,
      gradedScenarios: 0,
      perfectScores: 0,
      scoreTotal: 0,
    }),
  );
}
