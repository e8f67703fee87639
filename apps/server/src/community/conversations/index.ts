/** Conversations: flat threads of messages, in study groups and mentorships. The only door for other features. */
export { exportConversations } from './conversations-export.queries.ts';
export { conversationsRoutes } from './conversations.routes.ts';
export { reportableGroupMessages, reportableMentorshipMessages } from './conversations.moderation.ts';
export { type Place, topicOf } from './conversations.rules.ts';
export { placeChanged, readMessages, writeMessage } from './conversations.service.ts';
