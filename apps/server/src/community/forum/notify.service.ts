import { mentionsOf } from '@rounds/contract/community/forum.rules';
import type { Sql } from '../../platform/db/database.ts';
import { notify, notifyFirst, notifyTotal } from '../../messages/notifications/index.ts';
import { selectNamed, selectReachable, selectUsername } from './people.queries.ts';

/** A text that somebody wrote, and where it stands. */
export interface NewText {
  readonly by: number;
  readonly text: string;
  /** What the text was before, where it is changed: who was named then is not told again. */
  readonly before?: string;
  readonly postId: number;
  readonly replyId: number | null;
  readonly title: string;
  /** Whom it answers. */
  readonly answers?: readonly (number | null)[];
}

/**
 * Tells those whom a text answers, and those whom it names: each once, and never its author, or anybody who blocked the
 * author or is blocked.
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

/** Tells an author how many like a text: one unread notification for each text, whose number follows, also downwards. */
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
