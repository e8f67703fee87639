import { Role } from '@rounds/contract/common';
import { Settings } from '@rounds/contract/identity/settings';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { userSettings } from './settings.tables.ts';

export type OwnSettings = Partial<Omit<typeof userSettings.$inferInsert, 'userId'>>;

// A learner who is no longer a professional offers no mentoring, whatever they chose as one.
const settingsOfUser = statement({
  name: 'settings_of_user',
  text: `
    select coalesce(s.email_notifications, true) as "emailNotifications",
      coalesce(s.push_notifications, false) as "pushNotifications",
      u.leaderboard_visible as "leaderboardVisible",
      coalesce(s.profile_visible, true) as "profileVisible",
      coalesce(s.share_progress, false) as "shareProgress",
      coalesce(s.timer, 'on') as timer, coalesce(s.asks_confidence, true) as "asksConfidence", s.language, u.time_zone as "timeZone",
      coalesce(s.offers_mentoring, false) and u.role = 'professional' as "offersMentoring",
      coalesce(s.mentoring_topics, '{}') as "mentoringTopics"
    from users u left join user_settings s on s.user_id = u.id
    where u.id = $userId`,
  row: Settings,
});

export function selectSettings(sql: Sql, userId: number) {
  return queryRow(sql, settingsOfUser, { userId });
}

/** Changes the given fields; the others stay, or keep their defaults. */
export async function upsertSettings({ orm }: Sql, userId: number, changes: OwnSettings): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await orm
    .insert(userSettings)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: userSettings.userId, set: changes });
}

const roleOfUser = statement({
  name: 'role_of_user',
  text: 'select role from users where id = $userId',
  row: z.object({ role: Role }),
});

export async function isProfessional(sql: Sql, userId: number): Promise<boolean> {
  const [row] = await sql.query(roleOfUser, { userId });
  return row?.role === 'professional';
}

export const exportSettings = exportPart({
  user_settings: `
    select email_notifications as "emailNotifications", push_notifications as "pushNotifications",
      profile_visible as "profileVisible", share_progress as "shareProgress", timer, asks_confidence as "asksConfidence",
      ai_notes as "aiNotes", language, offers_mentoring as "offersMentoring", mentoring_topics as "mentoringTopics"
    from user_settings where user_id = $userId`,
});
