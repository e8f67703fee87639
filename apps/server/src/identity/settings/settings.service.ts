import type { BodyOf } from '@rounds/contract/endpoint';
import type { Settings, saveSettings } from '@rounds/contract/identity/settings';
import type { Database } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { changeVisibility, moveToZone } from '../accounts/index.ts';
import { isTimeZone } from '../../learning/awards/index.ts';
import { type Leaderboard, leaderboardChanged } from '../../learning/leaderboard/index.ts';
import * as queries from './settings.queries.ts';

export interface SettingsDeps {
  readonly db: Database;
  readonly leaderboard: Leaderboard;
}

export function readSettings({ db }: SettingsDeps, userId: number): Promise<Settings> {
  return queries.selectSettings(db, userId);
}

/** Changes the settings that are named, all or none, and answers them all. */
export async function changeSettings(
  { db, leaderboard }: SettingsDeps,
  userId: number,
  { leaderboardVisible, timeZone, ...body }: BodyOf<typeof saveSettings>,
  fail: Fail<'time_zone_unknown' | 'not_professional'>,
): Promise<Settings> {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw fail('time_zone_unknown');
  const own = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const settings = await db.transaction(async (tx) => {
    if (body.offersMentoring && !(await queries.isProfessional(tx, userId))) throw fail('not_professional');
    await queries.upsertSettings(tx, userId, own);
    if (timeZone !== undefined) await moveToZone(tx, userId, timeZone);
    if (leaderboardVisible !== undefined) {
      await changeVisibility(tx, userId, leaderboardVisible);
      await leaderboardChanged(tx);
    }
    return queries.selectSettings(tx, userId);
  });
  // Other processes hear of it when it commits; this one must not answer with the old list meanwhile.
  if (leaderboardVisible !== undefined) leaderboard.forget();
  return settings;
}

/** Lets a professional offer mentoring, as the switch does. */
export async function offerMentoring(db: Database, userId: number): Promise<void> {
  await queries.upsertSettings(db, userId, { offersMentoring: true });
}
