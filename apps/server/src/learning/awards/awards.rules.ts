import {
  type AchievementStats,
  type Measures,
  type Requirement,
  isReached,
} from '@rounds/contract/learning/achievements.rules';
import { levelFor, pointsForXp } from '@rounds/contract/learning/progress.rules';
import { type GoalTotals, countAnswers } from './goal.rules.ts';
import { type ActivityDay, type Freezes, type Streak, markDay, shownStreak } from './streak.rules.ts';
import { localDay } from '../../platform/local-day.rules.ts';

/** A learner's totals: `learner_totals`. */
export interface Totals extends Streak, GoalTotals {
  readonly xp: number;
  readonly gradedXp: number;
  readonly level: number;
  readonly points: number;
  readonly xpReachedAt: Date;
  readonly lastActiveAt: Date | null;
  readonly freezeBoughtAt: Date | null;
  readonly scenariosCompleted: number;
  readonly gradedScenarios: number;
  readonly perfectScores: number;
  readonly scoreTotal: number;
}

/** An achievement that can still be unlocked. */
export interface Unlockable {
  readonly id: number;
  readonly title: string;
  readonly xpReward: number;
  readonly requirement: Requirement;
}

/** A learner whose totals are locked: the basis of every decision about awards. */
export interface Learner {
  readonly userId: number;
  readonly timeZone: string;
  readonly createdAt: Date;
  readonly totals: Totals;
  /** The latest activity day, a bridge included. */
  readonly latestDay: ActivityDay | null;
  /** Active achievements that the learner doesn't hold, in order. */
  readonly unlockable: readonly Unlockable[];
}

/** By how much an award changes the learner's totals. */
export type Facts = Pick<Totals, 'scenariosCompleted' | 'gradedScenarios' | 'perfectScores' | 'scoreTotal'>;

export interface Earning {
  /** What earned it, as both ledgers record it: "scenario". Every awarding feature has its own word. */
  readonly source: string;
  /** Null if it earns only the day. */
  readonly sourceId: number | null;
  /**
   * What it was for: a title or a name. The history of points shows it unchanged in every language, so it is never a
   * sentence.
   */
  readonly description: string;
  readonly xp: number;
  readonly points: number;
  /** Absent if no scenario earned it. */
  readonly facts?: Partial<Facts>;
  /** The number of questions it answers. */
  readonly answers: number;
  /** Claimed by a client rather than graded here: it counts only for the learner. */
  readonly selfReported: boolean;
  /** Whether it contains answers that were graded here. */
  readonly graded: boolean;
  /**
   * The learner isn't active now: it was given to them, or the work already counted for its day. The streak and the
   * time of their last activity stay as they are.
   */
  readonly makesNoDay?: boolean;
  readonly occurredAt: Date;
  readonly now: Date;
}

export interface XpEntry {
  readonly amount: number;
  readonly source: string;
  readonly relatedId: number | null;
  readonly selfReported: boolean;
  readonly createdAt: Date;
}

export interface PointsEntry {
  readonly amount: number;
  readonly type: 'earned' | 'spent';
  readonly description: string;
  readonly relatedId: number | null;
  readonly relatedType: string;
  readonly createdAt: Date;
}

export interface Unlock {
  readonly achievementId: number;
  readonly verified: boolean;
  readonly unlockedAt: Date;
}

/** Everything that a decision about awards writes. */
export interface Changes {
  readonly totals: Totals;
  readonly days: readonly ActivityDay[];
  readonly xp: readonly XpEntry[];
  readonly points: readonly PointsEntry[];
  readonly unlocks: readonly Unlock[];
}

const nothing = { days: [], xp: [], points: [], unlocks: [] } as const;

export const unchanged = (totals: Totals): Changes => ({ totals, ...nothing });

export const freezesOf = ({ totals, timeZone }: Pick<Learner, 'totals' | 'timeZone'>): Freezes => ({
  held: totals.freezesHeld,
  boughtOn: totals.freezeBoughtAt && localDay(totals.freezeBoughtAt, timeZone),
});

/**
 * Work from before the account existed came with a copy of the demo learner. It counts for the learner's own totals,
 * and otherwise no more than a claim.
 */
function asCounted(earning: Earning, { createdAt }: Pick<Learner, 'createdAt'>): Earning {
  if (earning.occurredAt >= createdAt) return earning;
  return { ...earning, selfReported: true, graded: false, facts: { ...earning.facts, gradedScenarios: 0 } };
}

/** The day that an earning makes active. The server saw it if graded answers arrived on that very day. */
function dayOf(learner: Learner, earning: Earning) {
  const { timeZone } = learner;
  const { occurredAt, now, graded } = asCounted(earning, learner);
  const day = localDay(occurredAt, timeZone);
  return { day, seen: graded && day === localDay(now, timeZone) };
}

/** Whether an earning adds to the days, so that the streak must be recounted: usually once a day. */
export function changesDays(learner: Learner, earning: Earning): boolean {
  if (earning.makesNoDay) return false;
  const { day, seen } = dayOf(learner, earning);
  const latest = learner.latestDay;
  return latest?.day !== day || latest.bridge || (seen && !latest.seen);
}

const latestOf = (known: Date | null, at: Date): Date => (known && known > at ? known : at);

/**
 * What an earning is worth: its XP and points, the streak, and the achievements it unlocks.
 * @param days all of the learner's days if `changesDays`; else null
 */
export function decideAward(
  learner: Learner,
  earning: Earning,
  days: readonly ActivityDay[] | null,
  measures: Measures,
): Changes {
  const counted = asCounted(earning, learner);
  const { xp, points, facts = {}, selfReported, occurredAt: createdAt, now } = counted;
  const marked = days && markDay(days, dayOf(learner, earning), freezesOf(learner));
  const before = learner.totals;
  const { lastActiveAt } = before;
  const totals: Totals = {
    ...withXp(before, { xp, points, isGraded: !selfReported, now }),
    ...marked?.streak,
    ...countAnswers(before, dayOf(learner, earning).day, earning.answers),
    lastActiveAt: earning.makesNoDay ? lastActiveAt : latestOf(lastActiveAt, createdAt),
    scenariosCompleted: before.scenariosCompleted + (facts.scenariosCompleted ?? 0),
    gradedScenarios: before.gradedScenarios + (facts.gradedScenarios ?? 0),
    perfectScores: before.perfectScores + (facts.perfectScores ?? 0),
    scoreTotal: before.scoreTotal + (facts.scoreTotal ?? 0),
  };
  const { source, sourceId: relatedId, description } = earning;
  const entry: PointsEntry = {
    amount: points,
    type: 'earned',
    description,
    relatedId,
    relatedType: source,
    createdAt,
  };
  const reached = unlockReached(learner, totals, {
    streakDays: totals.streak,
    at: createdAt,
    now,
    measures,
    isOwn: createdAt >= learner.createdAt,
  });
  return {
    totals: reached.totals,
    days: marked?.written ?? [],
    xp: [...(xp > 0 ? [{ amount: xp, source, relatedId, selfReported, createdAt }] : []), ...reached.xp],
    points: [...(points > 0 ? [entry] : []), ...reached.points],
    unlocks: reached.unlocks,
  };
}

/** Unlocks what a learner has reached without doing anything new. A broken streak does not count here. */
export function decideUnlocks(learner: Learner, measures: Measures, now: Date): Changes {
  const { totals, timeZone } = learner;
  const streakDays = shownStreak(totals, localDay(now, timeZone));
  const on = { streakDays, at: now, now, measures, isOwn: true };
  return { ...nothing, ...unlockReached(learner, totals, on) };
}

type Unlocked = Omit<Changes, 'days'>;

/**
 * Unlocks what is reached, in list order and in several passes, since an achievement's XP may unlock further ones. XP
 * that claims helped to earn is marked self-reported: only what graded work alone reaches counts for the week. Days in
 * a row aren't graded, so theirs never counts; they are verified if the server saw each of them.
 */
function unlockReached(
  { unlockable }: Pick<Learner, 'unlockable'>,
  totals: Totals,
  on: {
    readonly streakDays: number;
    readonly at: Date;
    readonly now: Date;
    readonly measures: Measures;
    /** It happened after the account was created. */
    readonly isOwn: boolean;
  },
): Unlocked {
  const { scenariosCompleted, gradedScenarios, perfectScores, xp, gradedXp, seenStreak } = totals;
  const stats: AchievementStats = { scenariosCompleted, xp, streakDays: on.streakDays, perfectScores };
  const graded = { scenariosCompleted: gradedScenarios, xp: gradedXp, streakDays: 0, perfectScores };
  const isGraded = ({ requirement }: Unlockable) => on.isOwn && isReached(requirement, graded, on.measures);
  const seen = { ...graded, streakDays: Math.min(seenStreak, on.streakDays) };
  const isFresh = ({ requirement }: Unlockable) => isReached(requirement, stats, on.measures);

  const fresh = unlockable.filter(isFresh);
  if (fresh.length === 0) return { totals, xp: [], points: [], unlocks: [] };
  const after = fresh.reduce(
    (sum, achievement) =>
      withXp(sum, {
        xp: achievement.xpReward,
        points: pointsForXp(achievement.xpReward),
        isGraded: isGraded(achievement),
        now: on.now,
      }),
    totals,
  );
  const rest = unlockable.filter((achievement) => !isFresh(achievement));
  const next = unlockReached({ unlockable: rest }, after, on);
  const rewarded = fresh.filter(({ xpReward }) => xpReward > 0);
  const ledgerRow = { source: 'achievement', createdAt: on.at } as const;
  return {
    totals: next.totals,
    unlocks: [
      ...fresh.map(({ id, requirement }) => ({
        achievementId: id,
        verified: on.isOwn && isReached(requirement, seen, on.measures),
        unlockedAt: on.at,
      })),
      ...next.unlocks,
    ],
    xp: [
      ...rewarded.map((achievement) => ({
        ...ledgerRow,
        amount: achievement.xpReward,
        relatedId: achievement.id,
        selfReported: !isGraded(achievement),
      })),
      ...next.xp,
    ],
    points: [
      ...rewarded.map(({ id, title, xpReward }) => ({
        amount: pointsForXp(xpReward),
        type: 'earned' as const,
        description: title,
        relatedId: id,
        relatedType: 'achievement',
        createdAt: on.at,
      })),
      ...next.points,
    ],
  };
}

function withXp(
  totals: Totals,
  given: { readonly xp: number; readonly points: number; readonly isGraded: boolean; readonly now: Date },
): Totals {
  const xp = totals.xp + given.xp;
  return {
    ...totals,
    xp,
    gradedXp: totals.gradedXp + (given.isGraded ? given.xp : 0),
    level: levelFor(xp),
    points: totals.points + given.points,
    xpReachedAt: given.xp > 0 ? given.now : totals.xpReachedAt,
  };
}
