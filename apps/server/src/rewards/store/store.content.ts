import { itemColors } from '@rounds/artwork/avatar.colors';
import { AuthoredRewards } from '@rounds/contract/rewards/store.content';
import { itemTypes } from '@rounds/contract/rewards/store.rules';
import { withStartupLock } from '../../platform/db/schema/migrate.ts';
import { parseContent, readContentFile } from '../../platform/content.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { type RewardsPlan, planRewards, toContent } from './store.rules.ts';
import * as queries from './store.queries.ts';

/** The client draws items by name: an unknown kind or color would draw nothing. */
const KnownRewards = AuthoredRewards.superRefine((items, context) => {
  const known = { itemType: itemTypes, color: Object.keys(itemColors) };
  items.forEach((item, index) => {
    for (const field of ['itemType', 'color'] as const) {
      if (known[field].includes(item[field])) continue;
      const message = `"${item[field]}" is none of ${known[field].join(', ')}`;
      context.addIssue({ code: 'custom', path: [index, field], message });
    }
  });
});

/**
 * Makes the store match the file: adds new items, updates changed ones, and stops selling missing ones. Remaining stock
 * stays. Repeating it changes nothing.
 * @throws ContentError if the file doesn't match the schema
 */
export async function loadRewards(db: Database, file: string): Promise<RewardsPlan> {
  const content = await readRewardsFile(file);
  return withStartupLock(db, (tx) => saveRewards(tx, content));
}

export async function saveRewards(tx: Sql, authored: AuthoredRewards): Promise<RewardsPlan> {
  await queries.lockStore(tx);
  const plan = planRewards(toContent(authored), await queries.selectStored(tx));
  for (const item of plan.add) await queries.insertItem(tx, item);
  for (const { id, to, stock } of plan.change) await queries.changeItem(tx, id, to, stock);
  await queries.retireItems(tx, plan.retire);
  return plan;
}

export const readRewardsFile = (file: string): Promise<AuthoredRewards> =>
  readContentFile(file, KnownRewards);

/** Parses the file into items. @throws ContentError naming the item and the problem */
export function readRewards(text: string): AuthoredRewards {
  return parseContent('rewards.yaml', text, KnownRewards);
}
