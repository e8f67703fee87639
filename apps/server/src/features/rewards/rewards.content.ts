import { readFile } from 'node:fs/promises';
import { AuthoredRewards } from '@rounds/contract/rewards.content';
import { withStartLock } from '../../platform/db/migrate.ts';
import { parseContent } from '../../platform/content.ts';
import type { Database } from '../../platform/db/database.ts';
import { type RewardsPlan, planRewards, toContent } from './rewards.rules.ts';
import * as queries from './rewards.queries.ts';

/**
 * Makes the store that of the file: new items are added, changed ones updated, missing ones no longer sold. Stock that is
 * left stays. Doing it again changes nothing.
 * @throws ContentError when the file does not fit the schema
 */
export async function loadRewards(db: Database, file: string): Promise<RewardsPlan> {
  const content = toContent(readRewards(await readFile(file, 'utf8')));
  return withStartLock(db, async (tx) => {
    await queries.lockStore(tx);
    const plan = planRewards(content, await queries.selectStored(tx));
    for (const item of plan.add) await queries.insertItem(tx, item);
    for (const { id, to, stock } of plan.change) await queries.changeItem(tx, id, to, stock);
    await queries.retireItems(tx, plan.retire);
    return plan;
  });
}

/** The file's text as items. @throws ContentError that names the item and what is wrong with it */
export function readRewards(text: string): AuthoredRewards {
  return parseContent('rewards.yaml', text, AuthoredRewards);
}
