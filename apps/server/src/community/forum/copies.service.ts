import { lockIsCopy } from '../../identity/accounts/index.ts';
import type { Sql } from '../../platform/db/database.ts';
import { countLikesOf, forgetLikesOf } from './likes.queries.ts';
import { deletePostsOfCopy } from './posts.queries.ts';
import { countRepliesOf, deleteRepliesOfCopy, lockThreadsOf } from './replies.queries.ts';

/**
 * Before a learner is erased: takes their likes back; what they wrote stays, without a name. A private copy of the demo
 * learner goes with all that it wrote. Nothing of it was counted.
 */
export async function forgetLearner(tx: Sql, userId: number): Promise<void> {
  if (!(await lockIsCopy(tx, userId))) return forgetLikesOf(tx, userId);
  await deletePostsOfCopy(tx, userId);
  await deleteRepliesOfCopy(tx, userId);
}

/** Counts what a copy replied and liked, which everybody sees from now on. The caller has locked the learner. */
export async function countKept(tx: Sql, userId: number): Promise<void> {
  await lockThreadsOf(tx, userId);
  await countRepliesOf(tx, userId);
  await countLikesOf(tx, userId);
}
