/** What open pages of a conversation listen to. */
export function topicOf(conversationId: number): string {
  return `conversation:${conversationId}`;
}
