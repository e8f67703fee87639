import type { AnswerOf } from '@rounds/contract/endpoint';
import { Avatar, type AvatarChoice, getLearner, listAvatars } from '@rounds/contract/rewards/store.avatar';
import { shownBadges } from '@rounds/contract/rewards/store.avatar.rules';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { avatars } from './store.tables.ts';

const worn = `json_build_object(
  'itemId', r.id, 'slug', r.slug, 'name', r.name, 'itemType', r.item_type, 'color', r.color, 'style', r.style)`;

/** A learner whom the viewer may see: themselves, or somebody who doesn't hide their profile. */
const visibleWhere = <Which extends string>(which: Which) =>
  `
  from users u left join user_settings s on s.user_id = u.id
  where ${which} and (u.id = $viewerId or coalesce(s.profile_visible, true) and u.deleted_at is null)` as const;
const visible = visibleWhere('u.id = $userId::bigint');

/** The data that an avatar is drawn from. */
const face = `
      'userId', u.id,
      'skinTone', coalesce(a.skin_tone, 'light'),
      'hairStyle', coalesce(a.hair_style, 'short'),
      'hairColor', coalesce(a.hair_color, 'brown'),
      'eyeColor', coalesce(a.eye_color, 'brown'),
      'accessories', coalesce(to_json(a.accessories), '[]'),
      'outfit', coalesce(a.outfit, 'scrubs_basic'),
      'equipped', (
        select coalesce(json_agg(${worn} order by r.item_type), '[]')
        from user_inventory i join reward_items r on r.id = i.item_id
        where i.user_id = u.id and i.is_equipped and i.quantity > 0)`;

const avatarOfUser = statement({
  name: 'avatar_of_user',
  text: `
    select json_build_object(${face},
      'badges', (
        select coalesce(json_agg(${worn} order by r.is_equipped desc, r.entry desc), '[]')
        from (
          select r.*, i.is_equipped, i.id as entry from user_inventory i join reward_items r on r.id = i.item_id
          where i.user_id = u.id and i.quantity > 0 and r.item_type = 'badge'
          order by i.is_equipped desc, i.id desc limit ${shownBadges}) r)
    )::text as json
    from (select u.* ${visible}) u left join avatars a on a.user_id = u.id`,
  row: z.object({ json: jsonOf(Avatar) }),
});

/** The avatar's JSON; null if there is no such learner, or the viewer may not see them. */
export async function selectOptionalAvatar(
  sql: Sql,
  userId: number,
  viewerId: number,
): Promise<Json<Avatar> | null> {
  const [row] = await sql.query(avatarOfUser, { userId, viewerId });
  return row?.json ?? null;
}

/** The learner's own. */
export async function selectAvatar(sql: Sql, userId: number): Promise<Json<Avatar>> {
  const json = await selectOptionalAvatar(sql, userId, userId);
  if (json === null) throw new Error(`No user ${userId}`);
  return json;
}

const avatarsOfUsers = statement({
  name: 'avatars_of_users',
  text: `
    select coalesce(json_agg(json_build_object(${face})), '[]')::text as json
    from (select u.* ${visibleWhere('u.id = any($userIds::bigint[])')}) u left join avatars a on a.user_id = u.id`,
  row: z.object({ json: jsonOf(listAvatars.answer) }),
});

/** The avatars of those learners whom the viewer may see, as JSON. */
export async function selectAvatars(
  sql: Sql,
  userIds: readonly number[],
  viewerId: number,
): Promise<Json<AnswerOf<typeof listAvatars>>> {
  const { json } = await queryRow(sql, avatarsOfUsers, { userIds, viewerId });
  return json;
}

const publicLearner = statement({
  name: 'public_learner_by_id',
  text: `
    select json_build_object(
      'id', u.id, 'username', u.username,
      'level', (select t.level from learner_totals t where t.user_id = u.id), 'careerPath', u.career_path)::text as json ${visible}`,
  row: z.object({ json: jsonOf(getLearner.answer) }),
});

/** What others see of a learner, as JSON; null as above. */
export async function selectOptionalLearner(
  sql: Sql,
  userId: number,
  viewerId: number,
): Promise<Json<AnswerOf<typeof getLearner>> | null> {
  const [row] = await sql.query(publicLearner, { userId, viewerId });
  return row?.json ?? null;
}

export async function saveAvatar({ orm }: Sql, userId: number, choice: AvatarChoice): Promise<void> {
  await orm
    .insert(avatars)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: avatars.userId, set: choice });
}
