/** Conversations: flat threads of messages, in study groups and mentorships. The only door for other features. */
export { type Place, topicOf } from './conversations.rules.ts';
export { placeChanged, readMessages, writeMessage } from './conversations.service.ts';
