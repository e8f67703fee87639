import type { BodyOf } from '@rounds/contract/endpoint';
import type { Settings, saveSettings } from '@rounds/contract/identity/settings';
import type { Database } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { LearnerEvents } from '../../platform/learner-events.ts';
import { isTimeZone } from '../../platform/time-zone.rules.ts';
import { changeVisibility, changeTimeZone } from '../accounts/index.ts';
import * as queries from './settings.queries.ts';

interface SettingsDeps {
  readonly db: Database;
  readonly events: LearnerEvents;
  /** Clears this process's caches of lists of people. */
  readonly afterVisibilityChange: () => Promise<void>;
}

export function readSettings({ db }: Pick<SettingsDeps, 'db'>, userId: number): Promise<Settings> {
  return queries.selectSettings(db, userId);
}

/** Changes the given settings, all or none, and returns all of them. */
export async function changeSettings(
  { db, events, afterVisibilityChange }: SettingsDeps,
  userId: number,
  { leaderboardVisible, timeZone, ...body }: BodyOf<typeof saveSettings>,
  fail: Fail<'time_zone_unknown' | 'not_professional'>,
): Promise<Settings> {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw fail('time_zone_unknown');
  const own = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const settings = await db.transaction(async (tx) => {
    if (body.offersMentoring && !(await queries.isProfessional(tx, userId))) throw fail('not_professional');
    await queries.upsertSettings(tx, userId, own);
    if (timeZone !== undefined) await changeTimeZone(tx, { events }, userId, timeZone);
    if (leaderboardVisible !== undefined) {
      await changeVisibility(tx, userId, leaderboardVisible);
      await events.visibilityChanged(tx, userId);
    }
    return queries.selectSettings(tx, userId);
  });
  // Other processes are notified at commit; this one must not answer from its old cache meanwhile.
  if (leaderboardVisible !== undefined) await afterVisibilityChange();
  return settings;
}

/** Turns mentoring on for a professional, as the switch does, with some topics. */
export async function offerMentoring(
  db: Database,
  userId: number,
  mentoringTopics: Settings['mentoringTopics'],
): Promise<void> {
  await queries.upsertSettings(db, userId, { offersMentoring: true, mentoringTopics });
}
