import { and, asc, avg, count, desc, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { sessions, users } from '../../apps/server/src/identity/accounts/accounts.tables.ts';
import { activityDays, learnerTotals } from '../../apps/server/src/learning/awards/awards.tables.ts';
import { userLearningPreferences } from '../../apps/server/src/identity/preferences/preferences.tables.ts';
import { practiceSessions } from '../../apps/server/src/learning/practice/practice.tables.ts';
import { scenarioAttempts, userProgress } from '../../apps/server/src/learning/progress/progress.tables.ts';
import { learningScenarios } from '../../apps/server/src/learning/scenarios/scenarios.tables.ts';

/** Drizzle as its documentation shows it: the query is built, sent and prepared anew each time. */
export const openOrm = (pool: pg.Pool) => drizzle(pool);
export type Orm = ReturnType<typeof openOrm>;

export type User = typeof users.$inferSelect & typeof learnerTotals.$inferSelect;

const pick = <T extends object, Key extends keyof T>(row: T, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<T, Key>;

export async function userOfSession(db: Orm, tokenHash: Buffer): Promise<User | undefined> {
  const [found] = await db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(learnerTotals, eq(learnerTotals.userId, users.id))
    .where(eq(sessions.tokenHash, tokenHash));
  return found && { ...found.users, ...found.learner_totals };
}

export async function leaderboard(db: Orm) {
  const { id, username, careerPath } = users;
  const { xp, level, xpReachedAt } = learnerTotals;
  return db
    .select({ id, username, careerPath, xp, level })
    .from(users)
    .innerJoin(learnerTotals, eq(learnerTotals.userId, id))
    .where(eq(users.leaderboardVisible, true))
    .orderBy(sql`${xp} desc nulls last`, asc(xpReachedAt), asc(learnerTotals.userId))
    .limit(50);
}

export async function rankOf(db: Orm, user: User): Promise<number> {
  const [above] = await db
    .select({ learners: count() })
    .from(users)
    .innerJoin(learnerTotals, eq(learnerTotals.userId, users.id))
    .where(and(eq(users.leaderboardVisible, true), gt(learnerTotals.xp, user.xp)));
  return (above?.learners ?? 0) + 1;
}

type Row = typeof userProgress.$inferSelect;

export const progressJson = (row: Row) => ({
  ...pick(row, 'id', 'scenarioId', 'completed', 'score', 'attempts', 'timeSpent', 'reviewId'),
  lastAttempt: row.lastAttempt.toISOString(),
  open: row.openAttempt,
});

export async function progress(db: Orm, userId: number, limit: number) {
  const rows = await db
    .select()
    .from(userProgress)
    .where(eq(userProgress.userId, userId))
    .orderBy(desc(userProgress.lastAttempt), desc(userProgress.id))
    .limit(limit);
  return rows.map(progressJson);
}

export const dayMs = 24 * 60 * 60 * 1000;
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The streak as it stands today. The benchmark's learners live in UTC. */
const streakOf = ({ streak, streakDay }: User, now: Date): number =>
  streakDay !== null && streakDay >= dayOf(now.getTime() - dayMs) ? streak : 0;

export const userJson = (user: User, now: Date) => ({
  ...pick(user, 'id', 'username', 'email', 'pendingEmail', 'careerPath', 'role', 'learningStyle'),
  ...pick(user, 'level', 'xp', 'points', 'subscriptionTier', 'isDemo'),
  streak: streakOf(user, now),
  trialEndsAt: user.trialEndsAt?.toISOString() ?? null,
  demoUntil: user.demoUntil?.toISOString() ?? null,
  isStaff: user.isDemo,
});

export async function stats(db: Orm, user: User, now: Date) {
  const completed = and(eq(userProgress.userId, user.id), eq(userProgress.completed, true));
  const [done] = await db
    .select({ scenarios: count(), score: avg(userProgress.score) })
    .from(userProgress)
    .where(completed);
  return {
    totalXP: user.xp,
    scenariosCompleted: done?.scenarios ?? 0,
    averageScore: Math.round(Number(done?.score ?? 0) * 10) / 10,
    currentStreak: streakOf(user, now),
    perfectScores: await db.$count(userProgress, and(completed, eq(userProgress.score, 100))),
  };
}

export async function week(db: Orm, userId: number, now: Date) {
  const days = Array.from({ length: 7 }, (_, index) => dayOf(now.getTime() - (6 - index) * dayMs));
  const { userId: learner, day, bridge } = activityDays;
  const rows = await db
    .select({ day })
    .from(activityDays)
    .where(and(eq(learner, userId), gte(day, days[0] ?? ''), eq(bridge, false)));
  const active = new Set(rows.map((row) => row.day));
  return days.map((date) => ({ day: date, active: active.has(date) }));
}

export async function preferences(db: Orm, userId: number) {
  const { preferredDifficulty, primarySubjects } = userLearningPreferences;
  const [row] = await db
    .select({ preferredDifficulty, primarySubjects })
    .from(userLearningPreferences)
    .where(eq(userLearningPreferences.userId, userId));
  return row ?? null;
}

export const goal = ({ dailyGoal, answeredDay, answeredCount }: User, now: Date) => {
  const answered = answeredDay === dayOf(now.getTime()) ? answeredCount : 0;
  return { questions: dailyGoal, answered, met: dailyGoal !== null && answered >= dailyGoal };
};

/** The open session, which nobody here has. */
export async function practice(db: Orm, userId: number) {
  const { startedAt, completedAt, id } = practiceSessions;
  const [row] = await db
    .select()
    .from(practiceSessions)
    .where(and(eq(practiceSessions.userId, userId), isNull(completedAt)))
    .orderBy(desc(startedAt), asc(id))
    .limit(1);
  return row ?? null;
}

export async function scores(db: Orm, userId: number) {
  const { completedAt, scenarioId, score, id: attemptId } = scenarioAttempts;
  const rows = await db
    .select({ completedAt, scenarioId, score, attemptId })
    .from(scenarioAttempts)
    .where(and(eq(scenarioAttempts.userId, userId), isNotNull(completedAt)))
    .orderBy(desc(completedAt))
    .limit(20);
  return rows.reverse().map((row) => ({ ...row, completedAt: row.completedAt?.toISOString() }));
}

export async function scenarios(db: Orm, limit: number) {
  const { id, title, description, difficulty, careerPath, xpReward, version, scenario } = learningScenarios;
  return db
    .select({ id, title, description, difficulty, careerPath, xpReward, version, scenario })
    .from(learningScenarios)
    .where(eq(learningScenarios.isActive, true))
    .orderBy(
      sql`array_position(array['nursing', 'doctor', 'pharmacy', 'tech'], ${careerPath})`,
      sql`array_position(array['beginner', 'intermediate', 'advanced'], ${difficulty})`,
      asc(title),
    )
    .limit(limit);
}
