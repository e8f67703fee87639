import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { achievements } from '../../apps/server/src/learning/achievements/achievements.tables.ts';
import {
  activityDays,
  learnerTotals,
  pointsTransactions,
  userAchievements,
  xpLedger,
} from '../../apps/server/src/learning/awards/awards.tables.ts';
import {
  attemptAnswers,
  scenarioAttempts,
  userProgress,
} from '../../apps/server/src/learning/progress/progress.tables.ts';
import { reviewItems, reviewSettings } from '../../apps/server/src/learning/review/review.tables.ts';
import { scheduleOf } from '../../apps/server/src/learning/review/review.rules.ts';
import { learningScenarios } from '../../apps/server/src/learning/scenarios/scenarios.tables.ts';
import type { Completion } from './learners.ts';
import { type Orm, progressJson } from './usual.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A completed scenario as one transaction with one query per thing, the learner locked first. */
export async function complete(db: Orm, userId: number, body: Completion, now: Date): Promise<unknown> {
  const { scenarioId, attemptId, timeSpent } = body;
  return db.transaction(async (tx) => {
    const mine = eq(learnerTotals.userId, userId);
    const [user] = await tx.select().from(learnerTotals).where(mine).for('no key update');
    const [again] = await tx.select().from(scenarioAttempts).where(eq(scenarioAttempts.id, attemptId));
    if (again) return again.result;
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
    const [after] = before
      ? await tx
          .update(userProgress)
          .set({
            completed: true,
            score: Math.max(before.score ?? 0, score),
            attempts: before.attempts + (before.completed ? 1 : 0),
            timeSpent: before.timeSpent + timeSpent,
            lastAttempt: now,
            xpAwarded: before.xpAwarded + xp,
            reviewId: attemptId,
          })
          .where(row)
          .returning()
      : await tx
          .insert(userProgress)
          .values({
            userId,
            scenarioId,
            completed: true,
            score,
            timeSpent,
            lastAttempt: now,
            xpAwarded: xp,
            reviewId: attemptId,
            firstAttemptId: attemptId,
          })
          .returning();
    if (!after) throw new Error('No progress was returned');
    if (xp > 0) {
      await tx
        .insert(xpLedger)
        .values({ userId, amount: xp, source: 'scenario', relatedId: scenarioId, createdAt: now });
    }
    if (points > 0) {
      await tx.insert(pointsTransactions).values({
        userId,
        amount: points,
        type: 'earned',
        description: content.title,
        relatedId: scenarioId,
        relatedType: 'scenario',
        createdAt: now,
      });
    }

    const day = now.toISOString().slice(0, 10);
    await tx.insert(activityDays).values({ userId, day }).onConflictDoNothing();
    const days = await tx
      .select({ day: activityDays.day })
      .from(activityDays)
      .where(eq(activityDays.userId, userId))
      .orderBy(desc(activityDays.day));
    const broken = days.findIndex((row, index) => Date.parse(row.day) !== Date.parse(day) - index * dayMs);
    const streak = broken < 0 ? days.length : broken;

    const done = and(eq(userProgress.userId, userId), eq(userProgress.completed, true));
    const [completed] = await tx.select({ scenarios: count() }).from(userProgress).where(done);
    const [perfect] = await tx
      .select({ scenarios: count() })
      .from(userProgress)
      .where(and(done, eq(userProgress.score, 100)));
    const reached: Record<string, number> = {
      scenarios_completed: completed?.scenarios ?? 0,
      first_completion: completed?.scenarios ?? 0,
      xp_earned: user.xp + xp,
      streak_days: streak,
      perfect_scores: perfect?.scenarios ?? 0,
    };
    const all = await tx.select().from(achievements).where(eq(achievements.isActive, true));
    const held = await tx.select().from(userAchievements).where(eq(userAchievements.userId, userId));
    const heldIds = new Set(held.map(({ achievementId }) => achievementId));
    const unlocked = all.filter(
      ({ id, requirement: { type, value } }) => !heldIds.has(id) && value <= (reached[type] ?? 0),
    );

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
      scenariosCompleted: completed?.scenarios ?? 0,
      perfectScores: perfect?.scenarios ?? 0,
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
    await scheduleReviews(tx, userId, { scenarioId, answers });
    await tx.update(scenarioAttempts).set({ result }).where(eq(scenarioAttempts.id, attemptId));
    return result;
  });
}

interface Reviewed {
  readonly scenarioId: number;
  readonly answers: readonly { readonly questionIndex: number; readonly correct: boolean }[];
}

/** Schedules missed questions, now or earlier, from all answers to them. */
async function scheduleReviews(
  tx: Pick<Orm, 'select' | 'insert'>,
  userId: number,
  { scenarioId, answers }: Reviewed,
): Promise<void> {
  const [settings] = await tx.select().from(reviewSettings).where(eq(reviewSettings.userId, userId));
  const items = await tx
    .select()
    .from(reviewItems)
    .where(and(eq(reviewItems.userId, userId), eq(reviewItems.scenarioId, scenarioId)));
  const known = new Set(items.map(({ questionIndex }) => questionIndex));
  const questions = answers
    .filter(({ questionIndex, correct }) => !correct || known.has(questionIndex))
    .map(({ questionIndex }) => questionIndex);
  if (questions.length === 0) return;
  const { questionIndex, correct, answeredAt } = attemptAnswers;
  const given = await tx
    .select({ questionIndex, correct, answeredAt })
    .from(attemptAnswers)
    .innerJoin(scenarioAttempts, eq(scenarioAttempts.id, attemptAnswers.attemptId))
    .where(
      and(
        eq(scenarioAttempts.userId, userId),
        eq(scenarioAttempts.scenarioId, scenarioId),
        inArray(questionIndex, questions),
      ),
    )
    .orderBy(asc(answeredAt));
  const schedules = questions.flatMap((question) => {
    const dated = given
      .filter((answer) => answer.questionIndex === question)
      .map((answer) => ({
        day: answer.answeredAt.toISOString().slice(0, 10),
        credit: Number(answer.correct),
        confidence: null,
      }));
    const schedule = scheduleOf(dated, { examOn: settings?.examOn ?? null, spread: scenarioId + question });
    return schedule ? [{ userId, scenarioId, questionIndex: question, ...schedule }] : [];
  });
  if (schedules.length === 0) return;
  const { userId: learner, scenarioId: scenario, questionIndex: index } = reviewItems;
  await tx
    .insert(reviewItems)
    .values(schedules)
    .onConflictDoUpdate({
      target: [learner, scenario, index],
      set: {
        dueOn: sql`excluded.due_on`,
        reviewedOn: sql`excluded.reviewed_on`,
        stability: sql`excluded.stability`,
        difficulty: sql`excluded.difficulty`,
        repetitions: sql`excluded.repetitions`,
        lapses: sql`excluded.lapses`,
      },
    });
}
