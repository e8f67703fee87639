import type { Achievement, UserAchievement } from '@rounds/contract/learning/achievements';
import type { AuthoredAchievement } from '@rounds/contract/learning/achievements.content';
import type { Database, Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import { withStartupLock } from '../../platform/db/schema/migrate.ts';
import { announceReached } from '../awards/index.ts';
import { ById, type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import type { Requirements } from '../../platform/requirements.rules.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { readAchievements } from './achievements.content.ts';
import { type AchievementsPlan, planAchievements } from './achievements.rules.ts';
import * as queries from './achievements.queries.ts';

export interface AchievementsDeps extends ServiceDeps {
  readonly requirements: Requirements;
}

/**
 * Makes the stored achievements match the file: adds new ones, updates changed ones, deactivates missing ones.
 * Repeating it changes nothing.
 */
export async function loadAchievements(
  db: Database,
  file: string,
  requirements: Requirements,
): Promise<AchievementsPlan> {
  const content = await readAchievements(file, requirements);
  return withStartupLock(db, (tx) => saveAchievements(tx, content));
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
export function readAll({ db }: AchievementsDeps): Promise<Json<Achievement[]>> {
  return queries.selectActive(db);
}

/** A page of what the learner has unlocked. @throws ApiError 400 for an invalid cursor */
export function readHeld(
  { db }: AchievementsDeps,
  userId: number,
  paging: PageRequest,
): Promise<ListPage<UserAchievement>> {
  return paginate(paging, ById, (limit, after) => queries.selectHeld(db, userId, limit, after));
}

/** Unlocks what the learner has reached, and returns, once, everything they were not told of yet. */
export function check(
  { db, clock, requirements }: AchievementsDeps,
  userId: number,
): Promise<UserAchievement[]> {
  return db.transaction((tx) => announceReached(tx, userId, requirements, clock.now()));
}
