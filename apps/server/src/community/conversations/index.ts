/**
 * Conversations: flat threads of messages. A feature opens one, keeps its id, and decides who may read and write there.
 * The only entry point for other features.
 */
export { openConversation } from './conversations.queries.ts';
export { reportableMessages } from './conversations.moderation.ts';
export { topicOf } from './conversations.rules.ts';
export { endConversation, conversationChanged, readMessages, writeMessage } from './conversations.service.ts';
