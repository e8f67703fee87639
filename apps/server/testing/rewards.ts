import { type RewardItem, listRewards } from '@rounds/contract/rewards/store';
import type { Database } from '../src/platform/db/database.ts';
import type { Client } from './client.ts';

/** Adds points as a completed scenario would: the balance and a row in the ledger. */
export async function givePoints(db: Database, userId: number, amount: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run('update learner_totals set points = points + $2 where user_id = $1', [userId, amount]);
    await tx.run(
      `insert into points_transactions (user_id, amount, type, description, created_at) values ($1, $2, 'earned', 'A gift', $3)`,
      [userId, amount, now],
    );
  });
}

/** Records a completed attempt with a graded answer, without awarding anything. */
export async function recordGradedAttempt(db: Database, userId: number, now: Date): Promise<void> {
  await db.run(
    `with attempt as (
       insert into scenario_attempts (id, user_id, scenario_id, version, started_at, completed_at, score)
       select gen_random_uuid(), $1::int, id, version, $2::timestamptz, $2, 100 from learning_scenarios limit 1 returning id)
     insert into attempt_answers (attempt_id, question_index, selected_option, correct, seconds, answered_at)
     select id, 0, 0, true, 5, $2 from attempt`,
    [userId, now],
  );
}

/** A store item by its slug. */
export async function storeItem(client: Client, slug: string): Promise<RewardItem> {
  const { body } = await client.call(listRewards, { query: { limit: 200 } });
  const item = body.find((candidate) => candidate.slug === slug);
  if (!item) throw new Error(`The store has no ${slug}`);
  return item;
}

/** A learner's balance, the sum of their ledger, and how many items they own. */
export async function holdingsOf(db: Database, userId: number) {
  const [row] = await db.run<{ points: number; ledger: number; items: number }>(
    `select t.points,
       (select coalesce(sum(amount), 0)::int from points_transactions where user_id = t.user_id) as ledger,
       (select coalesce(sum(quantity), 0)::int from user_inventory where user_id = t.user_id) as items
     from learner_totals t where t.user_id = $1`,
    [userId],
  );
  if (!row) throw new Error(`No user ${userId}`);
  return row;
}
