import type { BodyOf } from '@rounds/contract/endpoint';
import type { Preferences, savePreferences } from '@rounds/contract/identity/preferences';
import type { Database, Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { habitsOf } from './preferences.rules.ts';
import * as queries from './preferences.queries.ts';

interface PreferencesDeps {
  readonly db: Database;
}

export function readPreferences({ db }: PreferencesDeps, userId: number): Promise<Preferences> {
  return select(db, userId);
}

async function select(sql: Sql, userId: number): Promise<Preferences> {
  const told = await queries.selectTold(sql, userId);
  return { ...told, ...habitsOf(await queries.selectPractice(sql, userId)) };
}

/** Changes the given fields, all or none, and returns everything. */
export async function changePreferences(
  { db }: PreferencesDeps,
  userId: number,
  body: BodyOf<typeof savePreferences>,
  fail: Fail<'same_as_primary'>,
): Promise<Preferences> {
  const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  return db.transaction(async (tx) => {
    const { primaryLearningStyle } = await queries.selectTold(tx, userId);
    if (body.secondaryLearningStyle && body.secondaryLearningStyle === primaryLearningStyle)
      throw fail('same_as_primary');
    await queries.upsertPreferences(tx, userId, changes);
    return select(tx, userId);
  });
}
