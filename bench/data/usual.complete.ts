import { and, desc, eq } from 'drizzle-orm';
import { achievements } from '../../apps/server/src/learning/achievements/achievements.tables.ts';
import * as awards from '../../apps/server/src/learning/awards/awards.tables.ts';
import {
  attemptAnswers,
  scenarioAttempts,
  userProgress,
} from '../../apps/server/src/learning/progress/progress.tables.ts';
import { reviewItems } from '../../apps/server/src/learning/review/review.tables.ts';
import { scheduleOf } from '../../apps/server/src/learning/review/review.rules.ts';
import { learningScenarios } from '../../apps/server/src/learning/scenarios/scenarios.tables.ts';
import type { Completion } from './learners.ts';
import { type Orm, dayMs, dayOf, progressJson } from './usual.queries.ts';

/** A completed scenario as one transaction with one query per thing, the learner locked first. */
export async function complete(db: Orm, userId: number, body: Completion, now: Date): Promise<object> {
  const { scenarioId, attemptId, timeSpent } = body;
  const { learnerTotals, activityDays, userAchievements } = awards;
  return db.transaction(async (tx) => {
    const mine = eq(learnerTotals.userId, userId);
    const [user] = await tx.select().from(learnerTotals).where(mine).for('no key update');
    const [again] = await tx.select().from(scenarioAttempts).where(eq(scenarioAttempts.id, attemptId));
    if (again?.result) return again.result;
    const [content] = await tx.select().from(learningScenarios).where(eq(learningScenarios.id, scenarioId));
    if (!user || !content) throw new Error('No such learner or scenario');

    const { questions } = content.scenario;
    const answers = body.answers.map((answer) => ({
      ...answer,
      correct: questions[answer.questionIndex]?.correct === answer.selectedOption,
    }));
    const score = (answers.filter((answer) => answer.correct).length / questions.length) * 100;
    const startedAt = new Date(now.getTime() - timeSpent * 1000);
    const attempt = { id: attemptId, userId, scenarioId, version: content.version, startedAt };
    await tx.insert(scenarioAttempts).values({ ...attempt, completedAt: now, score, timeSpent });
    await tx
      .insert(attemptAnswers)
      .values(answers.map((answer) => ({ ...answer, attemptId, seconds: timeSpent, answeredAt: now })));

    const row = and(eq(userProgress.userId, userId), eq(userProgress.scenarioId, scenarioId));
    const [before] = await tx.select().from(userProgress).where(row);
    const xp = Math.max(Math.round((content.xpReward * score) / 100) - (before?.xpAwarded ?? 0), 0);
    const points = Math.round(xp / 2);
    const entry = {
      completed: true,
      score: Math.max(before?.score ?? 0, score),
      attempts: before ? before.attempts + Number(before.completed) : 1,
      timeSpent: (before?.timeSpent ?? 0) + timeSpent,
      lastAttempt: now,
      xpAwarded: (before?.xpAwarded ?? 0) + xp,
      reviewId: attemptId,
    };
    const [after] = await tx
      .insert(userProgress)
      .values({ userId, scenarioId, ...entry, firstAttemptId: attemptId })
      .onConflictDoUpdate({ target: [userProgress.userId, userProgress.scenarioId], set: entry })
      .returning();
    if (!after) throw new Error('No progress was returned');
    const given = { userId, relatedId: scenarioId, createdAt: now };
    if (xp > 0) {
      const earned = { type: 'earned', description: content.title, relatedType: 'scenario' } as const;
      await tx.insert(awards.xpLedger).values({ ...given, amount: xp, source: 'scenario' });
      await tx.insert(awards.pointsTransactions).values({ ...given, ...earned, amount: points });
    }

    const day = dayOf(now.getTime());
    await tx.insert(activityDays).values({ userId, day }).onConflictDoNothing();
    const days = await tx
      .select({ day: activityDays.day })
      .from(activityDays)
      .where(eq(activityDays.userId, userId))
      .orderBy(desc(activityDays.day));
    const broken = days.findIndex((active, back) => active.day !== dayOf(now.getTime() - back * dayMs));
    const streak = broken < 0 ? days.length : broken;

    const done = and(eq(userProgress.userId, userId), eq(userProgress.completed, true));
    const scenariosCompleted = await tx.$count(userProgress, done);
    const perfectScores = await tx.$count(userProgress, and(done, eq(userProgress.score, 100)));
    const reached: Record<string, number> = {
      scenarios_completed: scenariosCompleted,
      first_completion: scenariosCompleted,
      xp_earned: user.xp + xp,
      streak_days: streak,
      perfect_scores: perfectScores,
    };
    const all = await tx.select().from(achievements).where(eq(achievements.isActive, true));
    const held = await tx.select().from(userAchievements).where(eq(userAchievements.userId, userId));
    const heldIds = new Set(held.map(({ achievementId }) => achievementId));
    const unlocked = all.filter(
      ({ id, requirement: { type, value } }) => !heldIds.has(id) && value <= (reached[type] ?? 0),
    );

    // Each miss comes back as a first one: no past answers are read.
    const schedule = scheduleOf([{ day, credit: 0, confidence: null }]);
    const missed = answers.filter(({ correct }) => !correct);
    if (schedule && missed.length > 0) {
      await tx
        .insert(reviewItems)
        .values(missed.map(({ questionIndex }) => ({ userId, scenarioId, questionIndex, ...schedule })))
        .onConflictDoUpdate({
          target: [reviewItems.userId, reviewItems.scenarioId, reviewItems.questionIndex],
          set: schedule,
        });
    }

    const total = {
      xp: user.xp + xp,
      level: Math.floor((user.xp + xp) / 1000) + 1,
      points: user.points + points,
    };
    const answered = (user.answeredDay === day ? user.answeredCount : 0) + answers.length;
    const met = user.dailyGoal !== null && answered >= user.dailyGoal;
    const changes = {
      ...total,
      answeredDay: day,
      answeredCount: answered,
      ...(met && { goalMetDay: day }),
      streak,
      streakDay: day,
      lastActiveAt: now,
      // What Rounds counts, which reads the same rows.
      scenariosCompleted,
      perfectScores,
      scoreTotal: user.scoreTotal + Math.max(score - (before?.score ?? 0), 0),
      ...(xp > 0 && { xpReachedAt: now }),
    };
    await tx.update(learnerTotals).set(changes).where(mine);
    const result = {
      progress: progressJson(after),
      xpAwarded: xp,
      pointsAwarded: points,
      user: { ...total, streak },
      leveledUp: total.level > Math.floor(user.xp / 1000) + 1,
      unlocked,
      goal: { questions: user.dailyGoal, answered, met },
      goalReached: met && user.goalMetDay !== day,
    };
    await tx.update(scenarioAttempts).set({ result }).where(eq(scenarioAttempts.id, attemptId));
    return result;
  });
}
