import type { AuthoredAchievement } from '@rounds/contract/achievements.content';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { withStartLock } from '../../platform/db/migrate.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { readAchievements } from './achievements.content.ts';
import { type AchievementsPlan, planAchievements } from './achievements.rules.ts';
import * as queries from './achievements.queries.ts';

export interface AchievementsDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Makes the stored achievements those of the file: new ones are added, changed ones changed, missing ones become inactive.
 * Doing it again changes nothing.
 */
export async function loadAchievements(db: Database, file: string): Promise<AchievementsPlan> {
  const content = await readAchievements(file);
  return withStartLock(db, (tx) => saveAchievements(tx, content));
}

export async function saveAchievements(
  tx: Sql,
  content: readonly AuthoredAchievement[],
): Promise<AchievementsPlan> {
  const plan = planAchievements(content, await queries.selectStored(tx));
  await queries.insertAchievements(tx, plan.add);
  for (const { id, to } of plan.change) await queries.changeAchievement(tx, id, to);
  await queries.retireAchievements(tx, plan.retire);
  return plan;
}

/** Everything that can be unlocked, as JSON. */
export function readAll({ db }: AchievementsDeps): Promise<string> {
  return queries.selectActive(db);
}

export interface HeldPage {
  readonly json: string;
  readonly nextCursor: string | null;
}

/**
 * A page of what the learner has unlocked, and the cursor of the next while there may be one.
 * @throws ApiError 400 for a cursor that is not ours
 */
export async function readHeld(
  { db }: AchievementsDeps,
  userId: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<HeldPage> {
  const { json, count, lastId } = await queries.selectHeld(db, userId, limit, readCursor(cursor));
  const full = count === limit && lastId !== null;
  return { json, nextCursor: full ? Buffer.from(String(lastId)).toString('base64url') : null };
}

function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  const id = Buffer.from(cursor, 'base64url').toString();
  if (!/^\d{1,9}$/.test(id)) {
    throw new ApiError(400, 'invalid_input', 'That cursor is not one of ours.', {
      issues: [{ path: 'cursor', message: 'Invalid input' }],
    });
  }
  return Number(id);
}

/** Unlocks what the learner has reached, and answers, once, all that they were not told of yet. */
export function check({ db, clock }: AchievementsDeps, userId: number): Promise<string> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await queries.lockLearner(tx, userId);
    await queries.unlockReached(tx, userId, now);
    return queries.announceUnlocked(tx, userId, now);
  });
}
