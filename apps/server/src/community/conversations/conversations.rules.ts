/** The topic that open pages of a conversation follow. */
export function topicOf(conversationId: number): string {
  return `conversation:${conversationId}`;
}
