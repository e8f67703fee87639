import { PublicProfile } from '@rounds/contract/identity/profiles';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { averageScore, learners, streakAt } from '../accounts/people.fragments.ts';

const badges = `
  select coalesce(json_agg(json_build_object(
    'id', h.id, 'unlockedAt', iso_instant(h.unlocked_at),
    'achievement', json_build_object('title', a.title, 'description', a.description, 'icon', a.icon))
    order by h.id desc), '[]')
  from user_achievements h join achievements a on a.id = h.achievement_id
  where h.user_id = u.id`;

const publicProfile = statement({
  name: 'public_profile_by_username',
  text: `
    select json_build_object(
      'id', u.id, 'username', u.username, 'careerPath', u.career_path, 'level', t.level, 'xp', t.xp,
      'streak', ${streakAt('$now')},
      'memberSince', iso_instant(u.created_at),
      'offersMentoring', coalesce(s.offers_mentoring, false) and u.role = 'professional',
      'isOwn', u.id = $viewerId,
      'isVisible', coalesce(s.profile_visible, true),
      'shared', case when s.share_progress then json_build_object(
        'scenariosCompleted', t.scenarios_completed,
        'averageScore', ${averageScore},
        'perfectScores', t.perfect_scores,
        'badges', (${badges})) end)::text as json
    from ${learners} left join user_settings s on s.user_id = u.id
    where lower(u.username) = lower($username) and u.deleted_at is null
      and (u.id = $viewerId or coalesce(s.profile_visible, true))`,
  row: z.object({ json: jsonOf(PublicProfile) }),
});

/** A learner's profile for others, as JSON; null where there is none that the asking one may see. */
export async function selectOptionalProfile(
  sql: Sql,
  username: string,
  viewerId: number,
  now: Date,
): Promise<Json<PublicProfile> | null> {
  const [row] = await sql.query(publicProfile, { username, viewerId, now });
  return row?.json ?? null;
}
