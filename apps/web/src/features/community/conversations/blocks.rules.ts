import type { Message } from '@rounds/contract/community/conversations';

/** Later than this after the one before, a message says again who wrote it and when. */
const longestPauseMs = 10 * 60 * 1000;

/** Whether a message goes on with the one before it: by the same author, soon after. */
export function goesOn(
  before: Pick<Message, 'authorId' | 'createdAt'> | undefined,
  { authorId, createdAt }: Pick<Message, 'authorId' | 'createdAt'>,
): boolean {
  if (before === undefined || authorId === null || before.authorId !== authorId) return false;
  return Date.parse(createdAt) - Date.parse(before.createdAt) <= longestPauseMs;
}
