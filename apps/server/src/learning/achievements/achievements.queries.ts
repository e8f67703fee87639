import { Achievement, UserAchievement } from '@rounds/contract/learning/achievements';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { ById, listRow } from '../../platform/db/list-row.ts';
import type { PlacedAchievement, StoredAchievement } from './achievements.rules.ts';
import { achievements } from './achievements.tables.ts';

export async function selectStored({ orm }: Sql): Promise<StoredAchievement[]> {
  return (await orm.select().from(achievements)) as StoredAchievement[];
}

export async function insertAchievements({ orm }: Sql, added: readonly PlacedAchievement[]): Promise<void> {
  if (added.length > 0) await orm.insert(achievements).values([...added]);
}

export async function changeAchievement({ orm }: Sql, id: number, to: PlacedAchievement): Promise<void> {
  await orm
    .update(achievements)
    .set({ ...to, isActive: true })
    .where(eq(achievements.id, id));
}

export async function retireAchievements({ orm }: Sql, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await orm
      .update(achievements)
      .set({ isActive: false })
      .where(inArray(achievements.id, [...ids]));
}

const activeAchievements = statement({
  name: 'achievements_active',
  text: `
    select coalesce(json_agg(achievement_json(a) order by a.position), '[]')::text as json
    from achievements a where a.is_active`,
  row: z.object({ json: jsonOf(z.array(Achievement)) }),
});

/** Everything that can be unlocked, as JSON, in the order of the content. */
export async function selectActive(sql: Sql): Promise<Json<Achievement[]>> {
  const { json } = await queryRow(sql, activeAchievements);
  return json;
}

const heldAchievements = statement({
  name: 'user_achievements_latest_first',
  text: `
    select user_achievement_json(u, a)::text as json, json_build_array(u.id)::text as place
    from (
      select * from user_achievements where user_id = $userId and ($beforeId::int is null or id < $beforeId)
      order by id desc limit $limit
    ) as held
    join user_achievements u on u.id = held.id
    join achievements a on a.id = u.achievement_id
    order by u.id desc`,
  row: listRow(UserAchievement, ById),
});

/** What the learner has unlocked, latest first. */
export function selectHeld(sql: Sql, userId: number, limit: number, after: ById | null) {
  return sql.query(heldAchievements, { userId, limit, beforeId: after?.[0] ?? null });
}
