import type { Settings } from '@rounds/contract/identity/settings';
import type { Sql, Statement } from '../../platform/db/database.ts';
import { userSettings } from './settings.tables.ts';

export type OwnSettings = Partial<Omit<typeof userSettings.$inferInsert, 'userId'>>;

// Someone who is no longer a professional offers no mentoring, whatever they chose while they were one.
const select: Statement = {
  name: 'settings_of',
  text: `
    select coalesce(s.email_notifications, true) as "emailNotifications",
      coalesce(s.push_notifications, false) as "pushNotifications",
      u.leaderboard_visible as "leaderboardVisible",
      coalesce(s.profile_visible, true) as "profileVisible",
      coalesce(s.share_progress, false) as "shareProgress",
      coalesce(s.timer, 'on') as timer, s.language, u.time_zone as "timeZone",
      coalesce(s.offers_mentoring, false) and u.role = 'professional' as "offersMentoring"
    from users u left join user_settings s on s.user_id = u.id
    where u.id = $1`,
};

export async function selectSettings(sql: Sql, userId: number): Promise<Settings> {
  const [row] = await sql.query<Settings>(select, [userId]);
  if (!row) throw new Error(`No user ${userId}`);
  return row;
}

/** Changes what is named; the rest stays, or has its default. */
export async function upsertSettings({ orm }: Sql, userId: number, changes: OwnSettings): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await orm
    .insert(userSettings)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: userSettings.userId, set: changes });
}

export async function isProfessional(sql: Sql, userId: number): Promise<boolean> {
  const statement = { name: 'settings_role', text: 'select role from users where id = $1' };
  const [row] = await sql.query<{ role: string }>(statement, [userId]);
  return row?.role === 'professional';
}
