import { deleteMessage } from '@rounds/contract/community/conversations';
import type { FastifyInstance } from 'fastify';
import { okAnswer, serve } from '../../platform/http/serve.ts';
import { type ConversationsDeps, deleteOwnMessage } from './conversations.service.ts';

export function conversationsRoutes(app: FastifyInstance, deps: ConversationsDeps): void {
  serve(app, deleteMessage, async ({ user, params, fail }) => {
    await deleteOwnMessage(deps, user.userId, params.id, fail);
    return okAnswer;
  });
}
