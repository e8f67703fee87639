import type { ForumReply } from '@rounds/contract/community/forum';

export interface ReplyWithAnswers {
  readonly reply: ForumReply;
  readonly answers: readonly ForumReply[];
}

/** Replies with their answers, both in the order of the list. An answer without its reply stands on its own. */
export function groupReplies(replies: readonly ForumReply[]): ReplyWithAnswers[] {
  const answers = Map.groupBy(replies, ({ parentReplyId }) => parentReplyId);
  const ids = new Set(replies.map(({ id }) => id));
  return replies
    .filter(({ parentReplyId }) => parentReplyId === null || !ids.has(parentReplyId))
    .map((reply) => ({ reply, answers: answers.get(reply.id) ?? [] }));
}

/** What others have written beyond the known ones. */
export function newRepliesSince(known: ReadonlySet<number>, replies: readonly ForumReply[]): number[] {
  return replies.filter(({ id, own, deleted }) => !known.has(id) && !own && !deleted).map(({ id }) => id);
}
