import { eq, inArray } from 'drizzle-orm';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
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

const all: Statement = {
  name: 'achievements',
  text: `
    select coalesce(json_agg(achievement_json(a) order by a.position), '[]')::text as json
    from achievements a where a.is_active`,
};

/** Everything that can be unlocked, as JSON, in the order of the content. */
export async function selectActive(sql: Sql): Promise<string> {
  const [row] = await sql.query<{ json: string }>(all);
  return row?.json ?? '[]';
}

const held: Statement = {
  name: 'user_achievements',
  text: `
    select user_achievement_json(u, a)::text as json, json_build_array(u.id) as place
    from (
      select * from user_achievements where user_id = $1 and ($3::int is null or id < $3)
      order by id desc limit $2
    ) as held
    join user_achievements u on u.id = held.id
    join achievements a on a.id = u.achievement_id
    order by u.id desc`,
};

/** What the learner has unlocked, the latest first. */
export async function selectHeld(
  sql: Sql,
  userId: number,
  limit: number,
  [before]: readonly [number | null],
): Promise<ListRow<[number]>[]> {
  return sql.query(held, [userId, limit, before]);
}
