import { PublicProfile } from '@rounds/contract/identity/profiles';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { learnersAt } from '../accounts/people.fragments.ts';

const publicProfile = statement({
  name: 'public_profile_by_username',
  text: `
    select json_build_object(
      'id', u.id, 'username', u.username, 'careerPath', u.career_path, 'level', standing.level,
      'xp', standing.xp, 'streak', standing.streak,
      'memberSince', iso_instant(u.created_at),
      'offersMentoring', coalesce(s.offers_mentoring, false) and u.role = 'professional',
      'isOwn', u.id = $viewerId,
      'isVisible', coalesce(s.profile_visible, true),
      'shared', case when s.share_progress then json_build_object(
        'scenariosCompleted', standing.scenarios_completed,
        'averageScore', standing.average_score,
        'perfectScores', standing.perfect_scores,
        'badges', badges_of(u.id)) end)::text as json
    from ${learnersAt('$now')} left join user_settings s on s.user_id = u.id
    where lower(u.username) = lower($username) and u.deleted_at is null
      and (u.id = $viewerId or coalesce(s.profile_visible, true))`,
  row: z.object({ json: jsonOf(PublicProfile) }),
});

/** A learner's profile for others, as JSON; null if the viewer may not see it. */
export async function selectOptionalProfile(
  sql: Sql,
  username: string,
  viewerId: number,
  now: Date,
): Promise<Json<PublicProfile> | null> {
  const [row] = await sql.query(publicProfile, { username, viewerId, now });
  return row?.json ?? null;
}
