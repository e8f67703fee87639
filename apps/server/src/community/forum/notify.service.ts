import { selectUsername } from '../../identity/accounts/index.ts';
import { mentionsOf } from '@rounds/contract/community/forum.rules';
import type { Sql } from '../../platform/db/database.ts';
import { notify, notifyFirst, notifyTotal } from '../../messages/notifications/index.ts';
import { selectNamed, selectReachable } from './people.queries.ts';

/** A text with its location. */
export interface NewText {
  readonly by: number;
  readonly text: string;
  /** The previous text, for an edit: people already mentioned in it are not notified again. */
  readonly before?: string;
  readonly postId: number;
  readonly replyId: number | null;
  readonly title: string;
  /** The authors of what it replies to. */
  readonly answers?: readonly (number | null)[];
}

/**
 * Notifies the people whom a text replies to or mentions, each once. Never its author, nor anybody who blocked the
 * author or is blocked by them.
 */
export async function notifyOfText(tx: Sql, told: NewText, now: Date): Promise<void> {
  const { by, text, before = '', postId, replyId, title, answers = [] } = told;
  const known = new Set(mentionsOf(before));
  const answered = await selectReachable(
    tx,
    by,
    answers.filter((id) => id !== null),
  );
  const named = await selectNamed(
    tx,
    by,
    mentionsOf(text).filter((name) => !known.has(name)),
  );
  const mentioned = named.filter((id) => !answered.includes(id));
  if (answered.length + mentioned.length === 0) return;
  const data = { postId, replyId, title, authorId: by, author: await selectUsername(tx, by) };
  for (const id of answered) await notify(tx, id, 'forum_reply', data, now);
  for (const id of mentioned) await notifyFirst(tx, id, 'forum_mention', data, { postId, replyId }, now);
}

/** Notifies an author of likes: one unread notification per text, whose count is kept up to date even when it falls. */
export async function notifyOfLikes(
  tx: Sql,
  { by, authorId, liked, ...text }: LikedText,
  count: number,
  now: Date,
): Promise<void> {
  if (authorId === null || authorId === by) return;
  const [reachable] = await selectReachable(tx, by, [authorId]);
  if (reachable === undefined) return;
  const { postId, replyId } = text;
  const data = { ...text, count };
  await notifyTotal(tx, authorId, 'forum_likes', { data, same: { postId, replyId }, isNews: liked }, now);
}

interface LikedText {
  readonly by: number;
  readonly authorId: number | null;
  readonly postId: number;
  readonly replyId: number | null;
  readonly title: string;
  readonly liked: boolean;
}
